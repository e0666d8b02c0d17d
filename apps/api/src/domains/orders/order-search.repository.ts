import { maxSearchResults } from '@counter/contract/orders';
import { maskedPhoneDigits, normalizePhone } from '@counter/contract/shared';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './orders.tables.ts';
import { holds, type StoreScope } from '../../platform/tenancy/scope.ts';
import { orderSums, type OrderSums } from './finished-orders.repository.ts';
import { listConditions, ordersOf, toPage } from './order-lists.repository.ts';
import type { OrderFilter, OrderPage, Window } from './order-lists.repository.ts';
import { readOrderNumberSearch } from './order-number.ts';

const newest = sql`order by o.placed_day desc, o.placed_hour desc, o.placed_at desc, o.id desc`;
const maxCustomers = 200;
const minPhoneDigits = 3;

/** Returns a page of the orders whose number or customer matches a search, newest first. */
export async function findMatchingPage<Row extends { readonly id: number }>(
  db: Db,
  scope: StoreScope,
  { search, ...filter }: OrderFilter & { readonly search: string },
  { from, size }: Window,
  columns: RawBuilder<Row>,
): Promise<OrderPage<Row>> {
  const { rows } = await sql<Row & { allOrders: number }>`
    with ${found(scope, filter, search)}
    select page.*, least(total.orders, ${maxSearchResults}::bigint) as all_orders
    from (select count(*) as orders from found) total
    left join (
      select ${columns} from found join orders o on o.store_id = ${scope.storeId} and o.id = found.id
      ${newest} limit ${Math.max(0, Math.min(size, maxSearchResults - from))} offset ${from}
    ) page on true
    order by page.placed_day desc, page.placed_hour desc, page.placed_at desc, page.id desc`.execute(
    db,
  );
  return toPage(rows);
}

/** Sums the orders that a search matches. */
export async function sumMatchingOrders(
  db: Db,
  scope: StoreScope,
  filter: OrderFilter,
  search: string,
): Promise<OrderSums[]> {
  const { rows } = await sql<OrderSums>`
    with ${found(scope, filter, search)}
    select ${orderSums(sql`count(*)`)}
    from (
      select o.* from found join orders o on o.store_id = ${scope.storeId} and o.id = found.id
      ${newest} limit ${maxSearchResults}
    ) o
    group by status`.execute(db);
  return rows;
}

/** Builds the CTE `found` with the ids of the orders whose number or customer matches a search. */
function found(scope: StoreScope, filter: OrderFilter, search: string) {
  const { storeId } = scope;
  const matching = sql`o.store_id = ${storeId} and ${listConditions[filter.list]}
    and ${ordersOf(filter)}
    and o.placed_day between ${filter.startDate}::date and ${filter.endDate}::date`;
  return sql`people as materialized (
      select id from published.customers
      where store_id = ${storeId} and (${customerMatches(scope, search)})
      order by id desc limit ${maxCustomers}
    ), numbers as materialized (
      select o.id from orders o where o.store_id = ${storeId} and ${numberMatches(search)}
    ), found as (
      (select o.id from orders o
      where ${matching} and o.customer_id = any(array(select id from people))
      ${newest} limit ${maxSearchResults})
      union
      (select o.id from orders o where ${matching} and o.id = any(array(select id from numbers))
      ${newest} limit ${maxSearchResults})
    )`;
}

function customerMatches(scope: StoreScope, search: string) {
  const digits = search.replaceAll(/\D/g, '');
  const byName = sql`strpos(lower(name), lower(${search})) > 0`;
  // A search that contains letters is a name or an order number, even if it has many digits.
  const isPhone = digits.length >= minPhoneDigits && /^[\d\s()+.-]+$/.test(search);
  return isPhone ? sql`${byName} or ${phoneMatches(scope, search, digits)}` : byName;
}

/**
 * People who only see a phone number's last digits can search by those or by the whole number, so that they can't guess
 * the rest digit by digit.
 */
function phoneMatches(scope: StoreScope, search: string, digits: string) {
  if (holds(scope, 'customers:contact')) return sql`strpos(phone, ${digits}) > 0`;
  return digits.length > maskedPhoneDigits
    ? sql`phone = ${normalizePhone(search)}`
    : sql`right(phone, ${digits.length}::int) = ${digits}`;
}

function numberMatches(search: string) {
  const wanted = readOrderNumberSearch(search);
  if (!wanted) return sql`false`;
  if ('anyOf' in wanted) return sql`o.order_number = any(${wanted.anyOf}::text[])`;
  // In ASCII, a colon follows 9, so this range covers every number with the prefix.
  return sql`o.order_number >= ${wanted.prefix} and o.order_number < ${`${wanted.prefix}:`}`;
}
