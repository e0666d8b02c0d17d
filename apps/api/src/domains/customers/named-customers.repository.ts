import { sql } from 'kysely';
import { oneText, readOneText } from '../../platform/db/one-text.ts';
import type { Db } from './customers.tables.ts';
import { holds, type StoreScope } from '../../platform/tenancy/scope.ts';
import { isSearched } from './customer-search.repository.ts';

export type NamedCustomer = {
  readonly id: number;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly orders: number;
};

/** Finds the customers whose name or number begins with the search: exact names first, then by latest visit. */
export async function findNamedRows(
  db: Db,
  scope: StoreScope,
  wanted: string,
  limit: number,
): Promise<NamedCustomer[]> {
  const searched = isSearched(wanted, { masked: !holds(scope, 'customers:contact') });
  if (!searched) return [];
  return from(db, scope)
    .where(searched)
    .orderBy(sql`lower(c.name) <> ${wanted.toLowerCase()}`)
    .orderBy(sql`t.last_at desc nulls last`)
    .orderBy('c.id')
    .limit(limit)
    .select(['c.id', 'c.name', 'c.phone', 't.orders'])
    .execute();
}

function from(db: Db, { storeId }: StoreScope) {
  return db
    .selectFrom('customers as c')
    .innerJoin('published.customerTotals as t', (join) =>
      join
        .onRef('t.storeId', '=', 'c.storeId')
        .onRef('t.customerId', '=', 'c.id')
        .on('t.storeId', '=', storeId),
    )
    .where('c.storeId', '=', storeId)
    .where('c.erasedAt', 'is', null);
}

/** Finds the names of the most recent customers, latest visit first. */
export async function findLatestNames(
  db: Db,
  scope: StoreScope,
  limit: number,
): Promise<{ id: number; name: string }[]> {
  const row = await db
    .selectFrom(
      from(db, scope)
        .orderBy(sql`t.last_at desc nulls last`)
        .orderBy('c.id')
        .limit(limit)
        .select(['c.id', 'c.name', sql<number>`row_number() over ()`.as('place')])
        .as('known'),
    )
    .select(oneText(['id', 'name'], 'place').as('all'))
    .executeTakeFirst();
  return readOneText(row?.all).map(([id, name = '']) => ({ id: Number(id), name }));
}

/** Finds customers by ID, in the order of the IDs. */
export async function findRowsOf(
  db: Db,
  scope: StoreScope,
  ids: readonly number[],
): Promise<NamedCustomer[]> {
  const rows = await from(db, scope)
    .where('c.id', '=', sql<number>`any(${ids}::bigint[])`)
    .select(['c.id', 'c.name', 'c.phone', 't.orders'])
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
