import { reviewChangeDays, starWords, type Review, type Stars } from '@counter/contract/feedback';
import { customerPaidOf } from '@counter/contract/orders';
import { dayMs } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Work } from '../../platform/events/work.ts';
import { lockSoldOrder, type SoldOrder } from '../orders/index.ts';
import { toReview } from './feedback-view.ts';
import { countRating } from './ratings.repository.ts';
import { findExistingReview } from './reviews.service.ts';
import {
  changeReviewRow,
  createReviewRow,
  findReviewRow,
  type ReviewRow,
} from './reviews.repository.ts';

export type ReviewWish = {
  readonly orderId: number;
  readonly rating: Stars;
  readonly review: string;
  /** The address for the store's reply; may be empty. */
  readonly email: string;
};

/**
 * Saves the review of an order, or changes it within 7 days.
 * @throws ProblemError NOT_FOUND; CONFLICT if the order is not completed, the 7 days are over or the marketplace
 * removed the review
 */
export async function saveReview(work: Work, wish: ReviewWish): Promise<Review> {
  const { tx, scope } = work;
  const order = completed(await lockSoldOrder(work, wish.orderId));
  const before = await findReviewRow(tx, scope, { orderId: order.id });
  const id = before
    ? await changeReview(work, before, wish)
    : await createReview(work, order, wish);
  const title = `${before ? 'Changed' : 'New'} review: ${starWords(wish.rating)}`;
  work.emit({ kind: 'review.arrived', reviewedOrderId: order.id, title });
  work.audit({
    action: before ? 'review.change' : 'review.create',
    entity: 'review',
    entityId: id,
    subject: order.orderNumber,
    ...(before ? { before: { rating: before.rating, review: before.review } } : {}),
    after: { rating: wish.rating, review: wish.review },
  });
  return toReview(await findExistingReview(tx, scope, id));
}

function completed(sold: SoldOrder | undefined): SoldOrder['order'] {
  if (!sold) throw new ProblemError('NOT_FOUND', 'There is no such order.');
  if (sold.order.status === 'COMPLETED') return sold.order;
  const message = 'An order can be reviewed once it is handed over.';
  throw new ProblemError('CONFLICT', message);
}

/** Inserts the first review of an order and counts it. Returns its ID. */
export async function createReview(
  work: Work,
  order: SoldOrder['order'],
  wish: ReviewWish,
): Promise<number> {
  const { rating, review, email } = wish;
  const id = await createReviewRow(work, {
    orderId: order.id,
    orderNumber: order.orderNumber,
    customer: order.customer,
    orderTotal: customerPaidOf(order),
    rating,
    review,
    email,
  });
  await countRating(work, rating, 1);
  return id;
}

async function changeReview(work: Work, before: ReviewRow, wish: ReviewWish): Promise<number> {
  const refusal = whyNotChanged(before, work.at);
  if (refusal) throw new ProblemError('CONFLICT', `${refusal} Nothing was changed.`);
  const { rating, review, email } = wish;
  await changeReviewRow(work, before.id, { rating, review, email });
  await countRating(work, before.rating, -1);
  await countRating(work, rating, 1);
  return before.id;
}

/** Returns the deadline for changing a review. */
export function changeableUntil({ createdAt }: Pick<ReviewRow, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + reviewChangeDays * dayMs);
}

function whyNotChanged(before: ReviewRow, at: Date): string | undefined {
  if (before.removed) return 'The marketplace removed this review.';
  if (at <= changeableUntil(before)) return undefined;
  return `A review can be changed for ${reviewChangeDays} days.`;
}
