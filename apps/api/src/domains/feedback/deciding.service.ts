import type { ReportedReview } from '@counter/contract/feedback';
import type { Db } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Work } from '../../platform/events/work.ts';
import { mailOwners } from '../store/index.ts';
import { toReportedReview } from './feedback-view.ts';
import { countRating } from './ratings.repository.ts';
import { decidedMail } from './reply-words.ts';
import { decideReviewRow, findReportPage, type ReportFilter } from './reports.repository.ts';
import { findExistingReview, recordReview } from './reviews.service.ts';

/** Finds one page of the reviews that stores reported. */
export async function findReportedReviews(
  db: Db,
  filter: ReportFilter,
): Promise<{ content: ReportedReview[]; totalElements: number }> {
  const { rows, total } = await findReportPage(db, filter);
  return {
    content: rows.map(({ storeName, ...row }) => toReportedReview(row, storeName)),
    totalElements: total,
  };
}

type Deciding = {
  readonly id: number;
  readonly outcome: 'KEEP' | 'REMOVE';
  readonly note: string;
};

/**
 * Keeps or removes a reported review and mails the owners. A removed one disappears from the web store and the average.
 * @throws ProblemError NOT_FOUND, CONFLICT if it is not reported or already decided
 */
export async function decideReview(
  work: Work,
  publicUrl: string,
  { id, outcome, note }: Deciding,
): Promise<ReportedReview> {
  const { tx, scope } = work;
  const row = await findExistingReview(tx, scope, id);
  const removed = outcome === 'REMOVE';
  if (!(await decideReviewRow(work, id, { removed, by: scope.actor.name, note }))) {
    const { reportedAt: reported, decidedBy: by } = await findExistingReview(tx, scope, id);
    const why = reported ? `${by ?? 'Someone'} already decided on it.` : 'It is not reported.';
    throw new ProblemError('CONFLICT', `${why} Nothing was changed.`);
  }
  if (removed) await countRating(work, row.rating, -1);
  recordReview(work, removed ? 'review.remove' : 'review.keep', row, { note });
  const { storeName } = scope;
  const link = `${publicUrl}/dashboard/customers/reviews?open=${id}`;
  const about = { storeName, orderNumber: row.orderNumber, removed, note, link };
  await mailOwners(work, (owner) => decidedMail(about, owner));
  return toReportedReview(await findExistingReview(tx, scope, id), storeName);
}
