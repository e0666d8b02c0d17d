import type { AnnouncementState } from '@counter/contract/operator';
import { sql } from 'kysely';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx } from './operator.tables.ts';

export type AnnouncementRow = {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  readonly storeIds: readonly number[];
  readonly sentBy: string;
  readonly createdAt: Date;
  readonly sendsAt: Date;
  readonly state: AnnouncementState;
};

function announcements(db: Db | Tx) {
  return db
    .selectFrom('announcements')
    .select(['id', 'subject', 'body', 'storeIds', 'sentBy', 'createdAt', 'sendsAt', 'state']);
}

export async function findAnnouncementPage(
  db: Db,
  page: PageWanted,
): Promise<Page<AnnouncementRow>> {
  return findPage(announcements(db).orderBy('id', 'desc'), page);
}

export async function findAnnouncementRow(
  db: Db | Tx,
  id: number,
): Promise<AnnouncementRow | undefined> {
  return announcements(db).where('id', '=', id).executeTakeFirst();
}

export async function createAnnouncement(
  tx: Tx,
  { storeIds, ...row }: Omit<AnnouncementRow, 'id' | 'state'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('announcements')
    .values({ ...row, storeIds: JSON.stringify(storeIds), state: 'PLANNED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes an announcement's state; returns false if it is no longer in the expected one. */
export async function moveAnnouncement(
  db: Db | Tx,
  id: number,
  { from, to }: { readonly from: AnnouncementState; readonly to: AnnouncementState },
): Promise<boolean> {
  const result = await db
    .updateTable('announcements')
    .where('id', '=', id)
    .where('state', '=', from)
    .set({ state: to })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Counts the stores that got each announcement, and those that confirmed it. */
export async function countDeliveries(db: Db | Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('storeAnnouncements')
    .where('announcementId', 'in', ids)
    .groupBy('announcementId')
    .select('announcementId')
    .select([sql<number>`count(*)::int`.as('sent'), sql<number>`count(seen_at)::int`.as('seen')])
    .execute();
}

/** Returns when each store got an announcement, and who confirmed it. */
export async function findDeliveries(db: Db | Tx, id: number) {
  return db
    .selectFrom('storeAnnouncements')
    .where('announcementId', '=', id)
    .select(['storeId', 'sentAt', 'seenAt', 'seenBy'])
    .execute();
}

/** Returns the names of the given stores, sorted by name. */
export async function findNamedStores(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; name: string; branchName: string; approved: boolean }>`
    select id, name, branch_name, approved from published.stores
    where id = any(${[...ids]}::bigint[]) order by lower(name), id`.execute(db);
  return rows;
}

/** Saves a store's copy of an announcement; returns false if it has one. */
export async function deliverAnnouncement(
  tx: Tx,
  { storeId }: StoreScope,
  { id, subject, body }: Pick<AnnouncementRow, 'id' | 'subject' | 'body'>,
  sentAt: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('storeAnnouncements')
    .values({ storeId, announcementId: id, subject, body, sentAt })
    .onConflict((conflict) => conflict.columns(['storeId', 'announcementId']).doNothing())
    .returning('announcementId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a store's latest unconfirmed announcements, newest first. */
export async function findUnseen(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('storeAnnouncements')
    .where('storeId', '=', storeId)
    .where('seenAt', 'is', null)
    .orderBy('sentAt', 'desc')
    .orderBy('announcementId', 'desc')
    .limit(10)
    .select(['announcementId as id', 'subject', 'body', 'sentAt'])
    .execute();
}

/**
 * Marks an announcement as confirmed by a person of the store. Returns its subject; undefined if it was confirmed
 * before.
 */
export async function confirmDelivery(
  tx: Tx,
  { storeId, actor }: StoreScope,
  id: number,
  at: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('storeAnnouncements')
    .where('storeId', '=', storeId)
    .where('announcementId', '=', id)
    .where('seenAt', 'is', null)
    .set({ seenAt: at, seenBy: actor.name })
    .returning('subject')
    .executeTakeFirst();
  return row?.subject;
}
