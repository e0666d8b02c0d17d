import { customerFeedbackSize } from '@counter/contract/feedback';
import type { Db } from './feedback.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Finds the latest reviews of a customer's orders. */
export async function findReviewsOf(db: Db, { storeId }: StoreScope, customerId: number) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('published.orders as o', (join) =>
      join.onRef('o.id', '=', 'r.orderId').on('o.storeId', '=', storeId),
    )
    .where('r.storeId', '=', storeId)
    .where('o.customerId', '=', customerId)
    .orderBy('r.id', 'desc')
    .limit(customerFeedbackSize)
    .select(['r.id', 'r.rating', 'r.review', 'r.createdAt', 'r.orderNumber', 'r.status'])
    .execute();
}

/** Finds the latest questions from a phone number (E.164). */
export async function findInquiriesOf(db: Db, { storeId }: StoreScope, phone: string) {
  return db
    .selectFrom('inquiries')
    .where('storeId', '=', storeId)
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(customerFeedbackSize)
    .select(['id', 'message', 'createdAt', 'status'])
    .execute();
}
