import { poorStars } from '@counter/contract/feedback';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './feedback.tables.ts';

const maxExamined = 20;

/** Finds the latest unanswered reviews with one or two stars since a time; at most 20. */
export async function findPoorReviews(db: Db, { storeId }: StoreScope, since: Date) {
  return db
    .selectFrom('reviews')
    .where('storeId', '=', storeId)
    .where('status', '!=', 'REPLIED')
    .where('rating', '<=', poorStars)
    .where('removed', 'is not', true)
    .where('createdAt', '>=', since)
    .orderBy('id', 'desc')
    .limit(maxExamined)
    .select(['id', 'orderNumber', 'rating', 'createdAt'])
    .execute();
}
