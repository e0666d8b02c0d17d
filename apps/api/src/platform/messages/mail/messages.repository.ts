import type { Selectable } from 'kysely';
import {
  countWaiting,
  findPage,
  containsText,
  type Page,
  type PageWanted,
  type Waiting,
} from '../../db/page.ts';
import type { Database, Db } from '../../db/platform-db.ts';

const columns = [
  'id',
  'kind',
  'recipient',
  'subject',
  'state',
  'createdAt',
  'sentAt',
  'failure',
] as const;

export type MessageRow = Pick<Selectable<Database['messages']>, (typeof columns)[number]>;

export type MessageFilter = PageWanted & {
  readonly search: string;
  readonly states: readonly MessageRow['state'][];
};

/** Returns messages by recipient, subject and state, the latest first. */
export async function findMessagePage(
  db: Db,
  { search, states, ...page }: MessageFilter,
): Promise<Page<MessageRow>> {
  const found = db
    .selectFrom('messages')
    .where(containsText(['recipient', 'subject'], search))
    .where('state', 'in', states)
    .orderBy('id', 'desc')
    .select(columns);
  return findPage(found, page);
}

/** Returns a message, with its text if that is still stored. */
export async function findMessageRow(db: Db, id: number) {
  return db.selectFrom('messages').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Counts the messages that could not be delivered. */
export async function countFailedMessages(db: Db): Promise<Waiting> {
  return countWaiting(db.selectFrom('messages').where('state', '=', 'FAILED'), 'createdAt');
}
