import {
  feedbackPageSize,
  type FeedbackStatus,
  type PublicReviewPage,
  type Review,
  type ReviewPage,
  type Stars,
} from '@counter/contract/feedback';
import { spokenTime } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { inNameOf } from '../../platform/clients/mail/letter.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import { findMailSender } from '../store/index.ts';
import { toPublicReview, toReview } from './feedback-view.ts';
import { markRead, writeReply } from './feedback.repository.ts';
import { findRatingCounts } from './ratings.repository.ts';
import { reviewReplyMail } from './reply-words.ts';
import { reportReviewRow } from './reports.repository.ts';
import { findReviewPage, findReviewRow, type ReviewRow } from './reviews.repository.ts';

type Wanted = {
  readonly pageNumber: number;
  readonly status: FeedbackStatus | undefined;
  readonly rating: Stars | undefined;
};

/** Finds one page of a store's reviews, newest first, and counts all of them by stars. */
export async function findReviews(db: Db, scope: StoreScope, wanted: Wanted): Promise<ReviewPage> {
  const [{ rows, total }, counts] = await Promise.all([
    findReviewPage(db, scope, { ...wanted, pageSize: feedbackPageSize }),
    findRatingCounts(db, scope),
  ]);
  return { content: rows.map(toReview), totalElements: total, counts };
}

/** Finds one page of the public reviews, without those that the marketplace removed. */
export async function findPublicReviews(
  db: Db,
  scope: StoreScope,
  page: { readonly pageNumber: number; readonly pageSize?: number },
): Promise<PublicReviewPage> {
  const [{ rows, total }, counts] = await Promise.all([
    findReviewPage(db, scope, { pageSize: feedbackPageSize, ...page, onlyShown: true }),
    findRatingCounts(db, scope),
  ]);
  return { content: rows.map(toPublicReview), totalElements: total, counts };
}

/**
 * Returns a review and marks it as read.
 * @throws ProblemError NOT_FOUND
 */
export async function openReview(work: Work, id: number): Promise<Review> {
  const isNew = await markRead(work, 'reviews', id);
  const row = await findExistingReview(work.tx, work.scope, id);
  if (isNew) work.emit({ kind: 'feedback.changed', reviewedOrderId: row.orderId });
  return toReview(row);
}

/** Returns a review and leaves it unread. @throws ProblemError NOT_FOUND */
export async function findReview(db: Db, scope: StoreScope, id: number): Promise<Review> {
  return toReview(await findExistingReview(db, scope, id));
}

/** Finds the review of an order, unless the marketplace removed it. */
export async function findReviewOf(
  tx: Tx,
  scope: StoreScope,
  orderId: number,
): Promise<Review | undefined> {
  const row = await findReviewRow(tx, scope, { orderId });
  return row && !row.removed ? toReview(row) : undefined;
}

/**
 * Returns the row of a review.
 * @throws ProblemError NOT_FOUND
 */
export async function findExistingReview(
  db: Db | Tx,
  scope: StoreScope,
  id: number,
): Promise<ReviewRow> {
  const row = await findReviewRow(db, scope, { id });
  if (row) return row;
  throw notFoundIn(scope, 'review');
}

/**
 * Replies to a review: on the web store, and by mail if its author asked for that.
 * @throws ProblemError NOT_FOUND, CONFLICT if it already has a reply or was removed
 */
export async function replyToReview(
  work: Work,
  publicUrl: string,
  { id, text }: { readonly id: number; readonly text: string },
): Promise<Review> {
  const { tx, at, scope } = work;
  const row = await findExistingReview(tx, scope, id);
  if (row.removed)
    throw new ProblemError('CONFLICT', "This review was removed, so you can't reply to it.");
  const sentBy = row.email === '' ? null : 'MAIL';
  const by = scope.actor.name;
  if (!(await writeReply(work, 'reviews', id, { text, by, sentBy }))) {
    throw repliedAlready(work, await findExistingReview(tx, scope, id));
  }
  if (row.email !== '') {
    const { storeName, storeUrl } = scope;
    const { customer: name, orderNumber } = row;
    const link = `${publicUrl}/s/${storeUrl}/reviews`;
    const reply = { storeName, name, text, link, orderNumber };
    const sender = await findMailSender(tx, scope, publicUrl);
    await queueMail(tx, at, inNameOf(sender, reviewReplyMail(row.email, reply)));
  }
  recordReview(work, 'review.reply', row, { text, sentBy });
  return toReview(await findExistingReview(tx, scope, id));
}

function repliedAlready({ at, scope }: Work, row: ReviewRow): ProblemError {
  const when = row.repliedAt ? ` ${spokenTime(row.repliedAt, at, scope)}` : '';
  const who = row.repliedBy ?? 'Someone';
  return new ProblemError('CONFLICT', `${who} already replied${when}. Nothing was changed.`);
}

/**
 * Reports a review to the marketplace.
 * @throws ProblemError NOT_FOUND, CONFLICT if it is already reported
 */
export async function reportReview(
  work: Work,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Review> {
  const { tx, scope } = work;
  const row = await findExistingReview(tx, scope, id);
  if (!(await reportReviewRow(work, id, { by: scope.actor.name, reason }))) {
    const why =
      row.removed === null
        ? 'The marketplace has it already and will decide.'
        : 'The marketplace has decided on this review.';
    throw new ProblemError('CONFLICT', `${why} Nothing was changed.`);
  }
  recordReview(work, 'review.report', row, { reason });
  return toReview(await findExistingReview(tx, scope, id));
}

/** Announces a changed review to open screens and records it in the audit log. */
export function recordReview(
  { emit, audit }: Work,
  action: 'review.reply' | 'review.report' | 'review.keep' | 'review.remove',
  { id, orderId: reviewedOrderId, orderNumber: subject }: ReviewRow,
  after: object,
): void {
  emit({ kind: 'feedback.changed', reviewedOrderId });
  audit({ action, entity: 'review', entityId: id, subject, after });
}
