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

/** One page, newest first, of the orders whose number or customer a search may mean. */
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

/** The sums of the orders that a search finds. */
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

/** The ids of the orders whose number or customer a search may mean, as the query `found`. */
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
  // A search with letters in it is a name or an order number, however many digits it has.
  const isPhone = digits.length >= minPhoneDigits && /^[\d\s()+.-]+$/.test(search);
  return isPhone ? sql`${byName} or ${phoneMatches(scope, search, digits)}` : byName;
}

/** Whoever sees the last digits alone finds by them or by the whole number, so that nobody can guess the rest. */
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
  // Numbers go on with digits, and a colon follows the nine.
  return sql`o.order_number >= ${wanted.prefix} and o.order_number < ${`${wanted.prefix}:`}`;
}
