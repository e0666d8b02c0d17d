import { feedbackStates } from '@counter/contract/feedback';
import { countRows } from '../../platform/db/page.ts';
import type { Db, Work } from './feedback.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The table of each kind of feedback. */
type FeedbackTable = 'inquiries' | 'reviews';

const storeFinder = (table: FeedbackTable) => async (db: Db, id: number) => {
  const row = await db.selectFrom(table).where('id', '=', id).select('storeId').executeTakeFirst();
  return row?.storeId;
};

/** Finds the store that an inquiry was sent to. */
export const findStoreOfInquiry = storeFinder('inquiries');

/** Finds the store that a review is about. */
export const findStoreOfReview = storeFinder('reviews');

/** Counts the feedback that nobody in the store has opened. */
export async function countNew(
  db: Db,
  { storeId }: StoreScope,
  table: FeedbackTable,
): Promise<number> {
  const found = db.selectFrom(table).where('storeId', '=', storeId);
  return countRows(found.where('status', '=', 'NEW'));
}

/** Marks new feedback as read. Returns false if it is no longer new. */
export async function markRead(
  { tx, scope }: Work,
  table: FeedbackTable,
  id: number,
): Promise<boolean> {
  const { from, to } = feedbackStates.moves.read;
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .set({ status: to })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface ReplyWrite {
  readonly text: string;
  readonly by: string;
  readonly sentBy: 'MAIL' | 'SMS' | null;
}

/** Saves the reply to feedback that has none. Returns false for any other. */
export async function writeReply(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  table: FeedbackTable,
  id: number,
  { text, by, sentBy }: ReplyWrite,
): Promise<boolean> {
  const { from, to } = feedbackStates.moves.reply;
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .set({ status: to, replyText: text, repliedAt: at, repliedBy: by, replySentBy: sentBy })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
