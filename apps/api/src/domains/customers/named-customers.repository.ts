import { sql } from 'kysely';
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

/** Their orders are looked up too, so they are few. */
const most = 20;

/** The customers whom a search means by name or phone number: whole names first, then the latest visit. */
export async function findCustomersNamed(
  db: Db,
  scope: StoreScope,
  wanted: string,
): Promise<NamedCustomer[]> {
  const searched = isSearched(wanted, { masked: !holds(scope, 'customers:contact') });
  if (!searched) return [];
  const { storeId } = scope;
  return db
    .selectFrom('customers as c')
    .innerJoin('published.customerTotals as t', (join) =>
      join
        .onRef('t.storeId', '=', 'c.storeId')
        .onRef('t.customerId', '=', 'c.id')
        .on('t.storeId', '=', storeId),
    )
    .where('c.storeId', '=', storeId)
    .where('c.erasedAt', 'is', null)
    .where(searched)
    .orderBy(sql`lower(c.name) <> ${wanted.toLowerCase()}`)
    .orderBy(sql`t.last_at desc nulls last`)
    .orderBy('c.id')
    .limit(most)
    .select(['c.id', 'c.name', 'c.phone', 't.orders'])
    .execute();
}
