import { stars, type RatingCounts, type Stars } from '@counter/contract/feedback';
import type { Db, Tx, Work } from './feedback.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Counts a store's reviews by stars. The cost doesn't grow with their number. */
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

/** Adds a review to the count of its stars (1), or removes it (-1). */
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
