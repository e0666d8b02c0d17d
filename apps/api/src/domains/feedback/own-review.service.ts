import type { OwnReview, reviewForm } from '@counter/contract/feedback';
import type { z } from 'zod/mini';
import { hashSecret } from '../../platform/kernel/crypto.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Topic } from '../../platform/http/route.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { findWebOrder } from '../orders/index.ts';
import { toPublicReply } from './feedback-view.ts';
import { findReviewRow, type ReviewRow } from './reviews.repository.ts';
import { findExistingReview } from './reviews.service.ts';
import { changeableUntil, saveReview } from './writing-review.service.ts';

/**
 * Returns the customer's review of an order; null without one.
 * @throws ProblemError NOT_FOUND
 */
export async function findOwnReview(
  db: Db | Tx,
  scope: StoreScope,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<OwnReview | null> {
  const { orderId } = await findOrder(db, scope, token);
  const row = await findReviewRow(db, scope, { orderId });
  return row ? toOwnReview(row, now) : null;
}

/**
 * Saves the customer's review of an order.
 * @throws ProblemError NOT_FOUND; what `saveReview` throws
 */
export async function saveOwnReview(
  work: Work,
  token: string,
  said: z.output<typeof reviewForm>,
): Promise<OwnReview> {
  const { tx, scope, at } = work;
  const { orderId } = await findOrder(tx, scope, token);
  const { id } = await saveReview(work, { orderId, ...said });
  return toOwnReview(await findExistingReview(tx, scope, id), at);
}

/**
 * Returns a filter for events about an order's review.
 * @throws ProblemError NOT_FOUND
 */
export async function findReviewTopic(db: Db, scope: StoreScope, token: string): Promise<Topic> {
  const { orderId } = await findOrder(db, scope, token);
  const { storeId } = scope;
  return {
    storeId,
    matches: (event) => 'reviewedOrderId' in event && event.reviewedOrderId === orderId,
  };
}

async function findOrder(db: Db | Tx, scope: StoreScope, token: string) {
  const order = await findWebOrder(db, scope, hashSecret(token));
  if (order) return order;
  throw new ProblemError('NOT_FOUND', `${scope.storeName} has no order at this address.`);
}

function toOwnReview(row: ReviewRow, now: Date): OwnReview {
  const { rating, review, email } = row;
  const removed = row.removed ?? false;
  return {
    rating,
    review,
    email,
    createdAt: row.createdAt.toISOString(),
    changeable: !removed && now <= changeableUntil(row),
    removed,
    reply: toPublicReply(row),
  };
}
