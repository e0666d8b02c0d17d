import type { CustomerFeedback } from '@counter/contract/feedback';
import type { Db } from '../../platform/db/schema.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findCustomerPhone } from '../customers/index.ts';
import { findInquiriesOf, findReviewsOf } from './customer-feedback.repository.ts';

/**
 * Returns a customer's latest reviews and questions.
 * @throws ProblemError NOT_FOUND
 */
export async function findCustomerFeedback(
  db: Db,
  scope: StoreScope,
  customerId: number,
): Promise<CustomerFeedback> {
  const phone = await findCustomerPhone(db, scope, customerId);
  if (phone === undefined) {
    throw notFoundIn(scope, 'customer');
  }
  const [reviews, inquiries] = await Promise.all([
    findReviewsOf(db, scope, customerId),
    findInquiriesOf(db, scope, phone),
  ]);
  return { reviews: reviews.map(withText), inquiries: inquiries.map(withText) };
}

function withText<Row extends { readonly createdAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
