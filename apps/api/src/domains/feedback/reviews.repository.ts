import { feedbackStates, type FeedbackStatus, type Stars } from '@counter/contract/feedback';
import type { Selectable } from 'kysely';
import { countRows, findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Database, Db, Tx, Work } from './feedback.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ReviewRow = Selectable<Database['reviews']>;

export type ReviewFilter = PageWanted & {
  readonly status?: FeedbackStatus | undefined;
  readonly rating?: Stars | undefined;
  /** Excludes reviews that the marketplace removed. */
  readonly onlyShown?: boolean;
};

/** Finds one page of a store's reviews, newest first. */
export async function findReviewPage(
  db: Db,
  { storeId }: StoreScope,
  { status, rating, onlyShown = false, ...page }: ReviewFilter,
): Promise<Page<ReviewRow>> {
  let found = db.selectFrom('reviews').where('storeId', '=', storeId);
  if (status) found = found.where('status', '=', status);
  if (rating) found = found.where('rating', '=', rating);
  if (onlyShown) found = found.where('removed', 'is not', true);
  return findPage(found.orderBy('id', 'desc').selectAll(), page);
}

export async function findReviewRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  by: { readonly id: number } | { readonly orderId: number },
): Promise<ReviewRow | undefined> {
  const found = db.selectFrom('reviews').where('storeId', '=', storeId).selectAll();
  return 'id' in by
    ? found.where('id', '=', by.id).executeTakeFirst()
    : found.where('orderId', '=', by.orderId).executeTakeFirst();
}

/** Counts a store's reviews, including removed ones. */
export async function countReviews(db: Db, { storeId }: StoreScope): Promise<number> {
  return countRows(db.selectFrom('reviews').where('storeId', '=', storeId));
}

export type NewReview = Pick<
  ReviewRow,
  'orderId' | 'orderNumber' | 'customer' | 'orderTotal' | 'rating' | 'review' | 'email'
>;

/** Inserts a review and returns its ID. */
export async function createReviewRow(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  review: NewReview,
): Promise<number> {
  const { id } = await tx
    .insertInto('reviews')
    .values({
      storeId: scope.storeId,
      ...review,
      status: feedbackStates.initial,
      createdAt: at,
      changedAt: null,
      replyText: null,
      repliedAt: null,
      repliedBy: null,
      replySentBy: null,
      reportedAt: null,
      reportedBy: null,
      reportReason: null,
      removed: null,
      decidedAt: null,
      decidedBy: null,
      decisionNote: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The part of a review that its customer may change. */
export type ReviewWords = Pick<ReviewRow, 'rating' | 'review' | 'email'>;

/** Saves a customer's changed review and marks it as new. A review that the marketplace kept can be reported again. */
export async function changeReviewRow(
  { tx, scope, at }: Work,
  id: number,
  words: ReviewWords,
): Promise<void> {
  await tx
    .updateTable('reviews')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ ...words, status: feedbackStates.moves.change.to, changedAt: at })
    .execute();
  await tx
    .updateTable('reviews')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .where('removed', '=', false)
    .set({ ...unreported, ...undecided })
    .execute();
}

const unreported = { reportedAt: null, reportedBy: null, reportReason: null };
const undecided = { removed: null, decidedAt: null, decidedBy: null, decisionNote: null };
