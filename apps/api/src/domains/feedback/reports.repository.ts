import type { ReportState } from '@counter/contract/feedback';
import {
  countWaiting,
  findPage,
  containsText,
  type Page,
  type PageWanted,
  type Waiting,
} from '../../platform/db/page.ts';
import type { Db, Work } from './feedback.tables.ts';
import type { ReviewRow } from './reviews.repository.ts';

/** Reports a review. Returns false if it is already reported. */
export async function reportReviewRow(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  id: number,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .where('reportedAt', 'is', null)
    .set({ reportedAt: at, reportedBy: by, reportReason: reason })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Decision = { readonly removed: boolean; readonly by: string; readonly note: string };

/** Decides a reported review. Returns false if it is not reported or already decided. */
export async function decideReviewRow(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  id: number,
  { removed, by, note }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .where('reportedAt', 'is not', null)
    .where('removed', 'is', null)
    .set({ removed, decidedAt: at, decidedBy: by, decisionNote: note })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type ReportFilter = PageWanted & {
  /** Part of a store's name, an order number or a customer's name. */
  readonly search: string;
  readonly state: ReportState | undefined;
};

const removedBy: Record<ReportState, boolean | null> = {
  REPORTED: null,
  KEPT: false,
  REMOVED: true,
};

/** Finds one page of the reviews that stores reported, latest report first. */
export async function findReportPage(
  db: Db,
  { search, state, ...page }: ReportFilter,
): Promise<Page<ReviewRow & { readonly storeName: string }>> {
  let found = db
    .selectFrom('reviews')
    .innerJoin('published.stores as store', 'store.id', 'reviews.storeId')
    .where('reviews.reportedAt', 'is not', null);
  const columns = ['store.name', 'reviews.orderNumber', 'reviews.customer'];
  if (search) found = found.where(containsText(columns, search));
  if (state) found = found.where('reviews.removed', 'is', removedBy[state]);
  const latest = found
    .orderBy('reviews.reportedAt', 'desc')
    .orderBy('reviews.storeId')
    .orderBy('reviews.id', 'desc')
    .selectAll('reviews')
    .select('store.name as storeName');
  return findPage(latest, page);
}

/** Counts the reported reviews of all stores that await a decision. */
export async function countReportedReviews(db: Db): Promise<Waiting> {
  const reported = db.selectFrom('reviews').where('reportedAt', 'is not', null);
  return countWaiting(reported.where('removed', 'is', null), 'reportedAt');
}
