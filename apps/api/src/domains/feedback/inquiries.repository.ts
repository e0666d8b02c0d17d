import { feedbackStates, type FeedbackStatus } from '@counter/contract/feedback';
import type { Selectable } from 'kysely';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Database, Db, Tx, Work } from './feedback.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type InquiryRow = Omit<Selectable<Database['inquiries']>, 'storeId'>;

const columns = [
  'id',
  'token',
  'name',
  'message',
  'email',
  'phone',
  'address',
  'eventDate',
  'status',
  'createdAt',
  'replyText',
  'repliedAt',
  'repliedBy',
  'replySentBy',
] as const;

/** Finds one page of the questions to a store, newest first. */
export async function findInquiryPage(
  db: Db,
  { storeId }: StoreScope,
  { status, ...page }: PageWanted & { readonly status: FeedbackStatus | undefined },
): Promise<Page<InquiryRow>> {
  let found = db.selectFrom('inquiries').where('storeId', '=', storeId);
  if (status) found = found.where('status', '=', status);
  return findPage(found.orderBy('id', 'desc').select(columns), page);
}

export async function findInquiryRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  by: { readonly id: number } | { readonly token: string },
): Promise<InquiryRow | undefined> {
  const found = db.selectFrom('inquiries').where('storeId', '=', storeId).select(columns);
  return 'id' in by
    ? found.where('id', '=', by.id).executeTakeFirst()
    : found.where('token', '=', by.token).executeTakeFirst();
}

export type NewInquiry = Pick<
  InquiryRow,
  'token' | 'name' | 'message' | 'email' | 'phone' | 'address' | 'eventDate'
>;

/** Inserts an inquiry and returns its ID. */
export async function createInquiry(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  inquiry: NewInquiry,
): Promise<number> {
  const { id } = await tx
    .insertInto('inquiries')
    .values({
      storeId: scope.storeId,
      ...inquiry,
      status: feedbackStates.initial,
      createdAt: at,
      replyText: null,
      repliedAt: null,
      repliedBy: null,
      replySentBy: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
