import type { ListView } from '@counter/contract/views';
import { sql } from 'kysely';
import type { Db, Tx } from './views.tables.ts';

type Facts = Pick<ListView, 'list' | 'name' | 'filters' | 'columns'>;

/** A person who looks at the lists of a store, or of the marketplace as store 0. */
export type ViewOwner = { readonly storeId: number; readonly userId: number };

/** A change of a person's views. */
export type ViewWork = { readonly tx: Tx; readonly at: Date; readonly owner: ViewOwner };

/** The views of a person, by name. */
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

/** Writes a new view of a person. */
export async function createViewRow({ tx, owner, at }: ViewWork, facts: Facts): Promise<void> {
  await tx
    .insertInto('listViews')
    .values({ ...owner, ...columnsOf(facts), changedAt: at })
    .execute();
}

/** Changes a view of a person. Returns false where it is gone. */
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

/** A deleted view of a person; undefined where there is none of this id. */
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

/** Deletes a view of a person, or brings it back. Returns false where there was nothing to do. */
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
