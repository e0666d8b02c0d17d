import type { ListView } from '@counter/contract/views';
import { sql } from 'kysely';
import type { Db, Tx } from './views.tables.ts';

type Facts = Pick<ListView, 'list' | 'name' | 'filters' | 'columns'>;

/** The owner of saved views: a person in a store, or in the marketplace as store 0. */
export type ViewOwner = { readonly storeId: number; readonly userId: number };

/** The context for changing a person's views. */
export type ViewWork = { readonly tx: Tx; readonly at: Date; readonly owner: ViewOwner };

/** Returns a person's views by name. */
export async function findViewRows(
  db: Db | Tx,
  { storeId, userId }: ViewOwner,
): Promise<ListView[]> {
  return db
    .selectFrom('listViews')
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .select(['id', 'list', 'name', 'filters', 'columns'])
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Locks the views of a person until the transaction ends. */
export async function lockViews({ tx, owner }: ViewWork): Promise<void> {
  const key = `views:${owner.storeId}:${owner.userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** Inserts a view. */
export async function createViewRow({ tx, owner, at }: ViewWork, facts: Facts): Promise<void> {
  await tx
    .insertInto('listViews')
    .values({ ...owner, ...columnsOf(facts), changedAt: at })
    .execute();
}

/** Updates a view; returns false if it is gone. */
export async function updateViewRow(
  { tx, owner, at }: ViewWork,
  { id, ...facts }: Facts & Pick<ListView, 'id'>,
): Promise<boolean> {
  const rows = await tx
    .updateTable('listViews')
    .where('storeId', '=', owner.storeId)
    .where('userId', '=', owner.userId)
    .where('id', '=', id)
    .where('list', '=', facts.list)
    .where('deletedAt', 'is', null)
    .set({ ...columnsOf(facts), changedAt: at })
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Returns a deleted view; undefined if there is none with this id. */
export async function findDeletedRow(
  { tx, owner }: ViewWork,
  id: number,
): Promise<Pick<ListView, 'list' | 'name'> | undefined> {
  return tx
    .selectFrom('listViews')
    .where('storeId', '=', owner.storeId)
    .where('userId', '=', owner.userId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .select(['list', 'name'])
    .executeTakeFirst();
}

/** Deletes or restores a view; returns false if nothing changed. */
export async function setViewDeleted(
  { tx, owner, at }: ViewWork,
  id: number,
  deleted: boolean,
): Promise<boolean> {
  const rows = await tx
    .updateTable('listViews')
    .where('storeId', '=', owner.storeId)
    .where('userId', '=', owner.userId)
    .where('id', '=', id)
    .where('deletedAt', deleted ? 'is' : 'is not', null)
    .set({ deletedAt: deleted ? at : null, changedAt: at })
    .returning('id')
    .execute();
  return rows.length > 0;
}

function columnsOf({ list, name, filters, columns }: Facts) {
  return { list, name, filters: JSON.stringify(filters), columns: JSON.stringify(columns) };
}
