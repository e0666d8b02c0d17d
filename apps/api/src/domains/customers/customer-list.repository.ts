import { sql, type RawBuilder } from 'kysely';
import {
  minSearchLength,
  type CustomersWanted,
  type CustomerFilter,
  type CustomerSort,
} from '@counter/contract/customers';
import { countQuery, findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Db } from './customers.tables.ts';
import { holds, type StoreScope } from '../../platform/tenancy/scope.ts';
import { isSearched } from './customer-search.repository.ts';
import { hasConsented, isInSegment } from './segments.repository.ts';

export type ListedRow = {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly orders: number;
  readonly spend: number;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly consented: boolean;
  readonly blocked: boolean;
};

function from(db: Db, { storeId }: StoreScope) {
  return db
    .selectFrom('customers as c')
    .leftJoin('published.customerTotals as t', (join) =>
      join
        .onRef('t.storeId', '=', 'c.storeId')
        .onRef('t.customerId', '=', 'c.id')
        .on('t.storeId', '=', storeId),
    )
    .where('c.storeId', '=', storeId);
}

function matching(db: Db, scope: StoreScope, { search, filter }: CustomersWanted, at: Date) {
  const query = from(db, scope).where(isOf(scope.storeId, filter, at));
  const searched = isSearched(search, { masked: !holds(scope, 'customers:contact') });
  return searched ? query.where(searched) : query;
}

/**
 * Builds the condition of a filter. Blocked people who never ordered appear under "blocked" only.
 */
function isOf(storeId: number, filter: CustomerFilter, at: Date) {
  if (filter === 'BLOCKED') return sql<boolean>`c.blocked`;
  if (filter !== 'CONSENTED') return isInSegment(storeId, filter, at);
  return sql<boolean>`${isInSegment(storeId, 'ALL', at)} and ${hasConsented(storeId)}`;
}

/** Each sort order reverses completely, so that one index serves both directions. */
const sorted = {
  LAST_VISIT: both(sql`t.last_at`),
  SPEND: both(sql`t.spend`),
  ORDERS: both(sql`t.orders`),
  NAME: {
    up: sql`lower(c.name) collate "C", c.id`,
    down: sql`lower(c.name) collate "C" desc, c.id desc`,
  },
} as const satisfies Record<CustomerSort, unknown>;

function both(column: RawBuilder<unknown>) {
  return {
    up: sql`${column} nulls first, t.customer_id desc`,
    down: sql`${column} desc nulls last, t.customer_id`,
  };
}

function ordered(db: Db, scope: StoreScope, wanted: CustomersWanted, at: Date) {
  return matching(db, scope, wanted, at).orderBy(
    sorted[wanted.sort][wanted.descending ? 'down' : 'up'],
  );
}

function withColumns(query: ReturnType<typeof from>, storeId: number) {
  return query
    .select(['c.id', 'c.name', 'c.phone', 'c.blocked', hasConsented(storeId).as('consented')])
    .select([
      sql<number>`coalesce(t.orders, 0)`.as('orders'),
      sql<number>`coalesce(t.spend, 0)`.as('spend'),
    ])
    .select(['t.firstAt', 't.lastAt']);
}

/** Finds one page of the matching customers. */
export async function findListedPage(
  db: Db,
  scope: StoreScope,
  wanted: CustomersWanted,
  { at, pageNumber, pageSize }: PageWanted & { readonly at: Date },
): Promise<Page<ListedRow>> {
  return findPage(
    withColumns(ordered(db, scope, wanted, at), scope.storeId),
    { pageNumber, pageSize },
    listedCount(db, scope, wanted, at),
  );
}

/** Builds the query that counts the matches. Counting a whole segment by its totals alone takes a tenth of the time. */
function listedCount(db: Db, scope: StoreScope, wanted: CustomersWanted, at: Date) {
  const { search, filter } = wanted;
  const byTotals = filter !== 'CONSENTED' && filter !== 'BLOCKED' && filter !== 'IMPORTED';
  if (search.length >= minSearchLength || !byTotals) {
    return countQuery(matching(db, scope, wanted, at));
  }
  const { storeId } = scope;
  return countQuery(
    db
      .selectFrom('published.customerTotals as t')
      .where('t.storeId', '=', storeId)
      .where(isInSegment(storeId, filter, at)),
  );
}

/** Finds the IDs of all matching customers, in their order. */
export async function findListedIds(
  db: Db,
  scope: StoreScope,
  wanted: CustomersWanted,
  at: Date,
): Promise<number[]> {
  const rows = await ordered(db, scope, wanted, at).select('c.id').execute();
  return rows.map(({ id }) => id);
}

/** Finds customers by ID, in no particular order. */
export async function findListedRows(
  db: Db,
  scope: StoreScope,
  ids: readonly number[],
): Promise<ListedRow[]> {
  return withColumns(from(db, scope), scope.storeId)
    .where('c.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}
