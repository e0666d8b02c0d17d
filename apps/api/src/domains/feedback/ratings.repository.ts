import { stars, type RatingCounts, type Stars } from '@counter/contract/feedback';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';

/** Counts a store's reviews by stars; the cost does not grow with them. */
export async function findRatingCounts(
  db: Db | Tx,
  { storeId }: StoreScope,
): Promise<RatingCounts> {
  const rows = await db
    .selectFrom('review_counts')
    .where('store_id', '=', storeId)
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
    .insertInto('review_counts')
    .values({ store_id: scope.storeId, rating, reviews: by })
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'rating'])
        .doUpdateSet((eb) => ({ reviews: eb('review_counts.reviews', '+', by) })),
    )
    .execute();
}
