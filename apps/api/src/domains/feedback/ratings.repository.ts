import { stars, type RatingCounts, type Stars } from '@counter/contract/feedback';
import type { Db, Tx, Work } from './feedback.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Counts a store's reviews by stars; the cost does not grow with them. */
export async function findRatingCounts(
  db: Db | Tx,
  { storeId }: StoreScope,
): Promise<RatingCounts> {
  const rows = await db
    .selectFrom('reviewCounts')
    .where('storeId', '=', storeId)
    .select(['rating', 'reviews'])
    .execute();
  return stars.map((one) => rows.find(({ rating }) => rating === one)?.reviews ?? 0);
}

/** Counts one review more (1) or less (-1) with so many stars. */
export async function countRating(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  rating: Stars,
  by: 1 | -1,
): Promise<void> {
  await tx
    .insertInto('reviewCounts')
    .values({ storeId: scope.storeId, rating, reviews: by })
    .onConflict((conflict) =>
      conflict
        .columns(['storeId', 'rating'])
        .doUpdateSet((eb) => ({ reviews: eb('reviewCounts.reviews', '+', by) })),
    )
    .execute();
}
