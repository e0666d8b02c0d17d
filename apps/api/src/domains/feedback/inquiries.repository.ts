import { feedbackStates, type FeedbackStatus } from '@counter/contract/feedback';
import type { Selectable } from 'kysely';
import { countRows, findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Database, Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/work.ts';

export type InquiryRow = Omit<Selectable<Database['inquiries']>, 'store_id'>;

const columns = [
  'id',
  'token',
  'name',
  'message',
  'email',
  'phone',
  'address',
  'event_date',
  'status',
  'created_at',
  'reply_text',
  'replied_at',
  'replied_by',
  'reply_sent_by',
] as const;

/** One page of what people asked a store, the latest first. */
export async function findInquiryPage(
  db: Db,
  { storeId }: StoreScope,
  { status, ...page }: PageWanted & { readonly status: FeedbackStatus | undefined },
): Promise<Page<InquiryRow>> {
  let found = db.selectFrom('inquiries').where('store_id', '=', storeId);
  if (status) found = found.where('status', '=', status);
  return findPage(found.orderBy('id', 'desc').select(columns), page);
}

export async function findInquiryRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  by: { readonly id: number } | { readonly token: string },
): Promise<InquiryRow | undefined> {
  const found = db.selectFrom('inquiries').where('store_id', '=', storeId).select(columns);
  return 'id' in by
    ? found.where('id', '=', by.id).executeTakeFirst()
    : found.where('token', '=', by.token).executeTakeFirst();
}

/** The store that an inquiry was sent to; undefined where there is no such inquiry. */
export async function findStoreOfInquiry(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('inquiries')
    .where('id', '=', id)
    .select('store_id')
    .executeTakeFirst();
  return row?.store_id;
}

/** How many inquiries nobody of the store has opened yet. */
export async function countNewInquiries(db: Db, { storeId }: StoreScope): Promise<number> {
  const found = db.selectFrom('inquiries').where('store_id', '=', storeId);
  return countRows(found.where('status', '=', 'NEW'));
}

export type NewInquiry = Pick<
  InquiryRow,
  'token' | 'name' | 'message' | 'email' | 'phone' | 'address' | 'event_date'
>;

/** Writes a new inquiry and answers its id. */
export async function createInquiry(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  inquiry: NewInquiry,
): Promise<number> {
  const { id } = await tx
    .insertInto('inquiries')
    .values({
      store_id: scope.storeId,
      ...inquiry,
      status: feedbackStates.initial,
      created_at: at,
      reply_text: null,
      replied_at: null,
      replied_by: null,
      reply_sent_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks a new inquiry read; false where it was not new any more. */
export async function markInquiryRead({ tx, scope }: Work, id: number): Promise<boolean> {
  const { from, to } = feedbackStates.moves.read;
  const { numUpdatedRows } = await tx
    .updateTable('inquiries')
    .where('store_id', '=', scope.storeId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .set({ status: to })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a reply is written with. */
export type ReplyWrite = {
  readonly text: string;
  readonly by: string;
  readonly sentBy: 'MAIL' | 'SMS' | null;
};

/** Writes the reply of an inquiry that has none; false where it has one. */
export async function replyToInquiryRow(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  id: number,
  { text, by, sentBy }: ReplyWrite,
): Promise<boolean> {
  const { from, to } = feedbackStates.moves.reply;
  const { numUpdatedRows } = await tx
    .updateTable('inquiries')
    .where('store_id', '=', scope.storeId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .set({ status: to, reply_text: text, replied_at: at, replied_by: by, reply_sent_by: sentBy })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
