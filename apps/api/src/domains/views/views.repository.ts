import type { ListView, ListViewRequest } from '@counter/contract/views';
import { sql } from 'kysely';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx, Work } from './views.tables.ts';

type Facts = Pick<ListView, 'list' | 'name' | 'filters' | 'columns'>;

/** The views of a person in a store, by name. */
export async function findViewRows(
  db: Db | Tx,
  { storeId }: StoreScope,
  userId: number,
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

/** Locks the views of a person in a store until the transaction ends. */
export async function lockViews({ tx, scope }: Work, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views:${scope.storeId}:${userId}`}, 0))`.execute(
    tx,
  );
}

/** Writes a new view of a person. */
export async function createViewRow(
  { tx, scope, at }: Work,
  userId: number,
  facts: Facts,
): Promise<void> {
  await tx
    .insertInto('listViews')
    .values({ storeId: scope.storeId, userId, ...columnsOf(facts), changedAt: at })
    .execute();
}

/** Changes a view of a person. Returns false where it is gone. */
export async function updateViewRow(
  { tx, scope, at }: Work,
  userId: number,
  { id, ...facts }: Pick<ListViewRequest, keyof Facts | 'id'>,
): Promise<boolean> {
  const rows = await tx
    .updateTable('listViews')
    .where('storeId', '=', scope.storeId)
    .where('userId', '=', userId)
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
  { tx, scope }: Work,
  userId: number,
  id: number,
): Promise<Pick<ListView, 'list' | 'name'> | undefined> {
  return tx
    .selectFrom('listViews')
    .where('storeId', '=', scope.storeId)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .select(['list', 'name'])
    .executeTakeFirst();
}

/** Deletes a view of a person, or brings it back. Returns false where there was nothing to do. */
export async function setViewDeleted(
  { tx, scope, at }: Work,
  userId: number,
  id: number,
  deleted: boolean,
): Promise<boolean> {
  const rows = await tx
    .updateTable('listViews')
    .where('storeId', '=', scope.storeId)
    .where('userId', '=', userId)
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
