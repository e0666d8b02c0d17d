import { feedbackStates, type FeedbackStatus, type Stars } from '@counter/contract/feedback';
import type { Selectable } from 'kysely';
import { countRows, findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Database, Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';

export type ReviewRow = Selectable<Database['reviews']>;

export type ReviewFilter = PageWanted & {
  readonly status?: FeedbackStatus | undefined;
  readonly rating?: Stars | undefined;
  /** Leaves out those that the marketplace removed. */
  readonly onlyShown?: boolean;
};

/** One page of the reviews of a store, the latest first. */
export async function findReviewPage(
  db: Db,
  { storeId }: StoreScope,
  { status, rating, onlyShown = false, ...page }: ReviewFilter,
): Promise<Page<ReviewRow>> {
  let found = db.selectFrom('reviews').where('store_id', '=', storeId);
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
  const found = db.selectFrom('reviews').where('store_id', '=', storeId).selectAll();
  return 'id' in by
    ? found.where('id', '=', by.id).executeTakeFirst()
    : found.where('order_id', '=', by.orderId).executeTakeFirst();
}

/** Returns true if a store has any reviews, including removed ones. */
export async function countReviews(db: Db, { storeId }: StoreScope): Promise<number> {
  return countRows(db.selectFrom('reviews').where('store_id', '=', storeId));
}

export type NewReview = Pick<
  ReviewRow,
  'order_id' | 'order_number' | 'customer' | 'order_total' | 'rating' | 'review' | 'email'
>;

/** Writes a new review and answers its id. */
export async function createReviewRow(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  review: NewReview,
): Promise<number> {
  const { id } = await tx
    .insertInto('reviews')
    .values({
      store_id: scope.storeId,
      ...review,
      status: feedbackStates.initial,
      created_at: at,
      changed_at: null,
      reply_text: null,
      replied_at: null,
      replied_by: null,
      reply_sent_by: null,
      reported_at: null,
      reported_by: null,
      report_reason: null,
      removed: null,
      decided_at: null,
      decided_by: null,
      decision_note: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The part of a review that its customer may change. */
export type ReviewWords = Pick<ReviewRow, 'rating' | 'review' | 'email'>;

/** Writes what a customer says now; it is new again, and what the marketplace once kept can be reported anew. */
export async function changeReviewRow(
  { tx, scope, at }: Work,
  id: number,
  words: ReviewWords,
): Promise<void> {
  await tx
    .updateTable('reviews')
    .where('store_id', '=', scope.storeId)
    .where('id', '=', id)
    .set({ ...words, status: feedbackStates.moves.change.to, changed_at: at })
    .execute();
  await tx
    .updateTable('reviews')
    .where('store_id', '=', scope.storeId)
    .where('id', '=', id)
    .where('removed', '=', false)
    .set({ ...unreported, ...undecided })
    .execute();
}

const unreported = { reported_at: null, reported_by: null, report_reason: null };
const undecided = { removed: null, decided_at: null, decided_by: null, decision_note: null };
