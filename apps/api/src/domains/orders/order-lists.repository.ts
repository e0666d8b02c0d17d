import type { RequestedDays } from '@counter/contract/shared';
import { sql, type RawBuilder } from 'kysely';
import type { DeliveryMethod, OrderStatus } from '@counter/contract/orders';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { acceptBy, orderColumns, type OrderRow } from './order-rows.repository.ts';

/** A range of rows, counted from 0. */
export type Window = { readonly from: number; readonly size: number };

/** Most urgent first: open orders by deadline, finished ones by placement time. */
const byUrgency = sql`due.rank, due.deadline, due.placed_at desc,
  case when due.rank = 3 then -due.id else due.id end`;

type DueDays = { readonly today: string; readonly tomorrow: string; readonly now: Date };

/**
 * Returns a page of the orders that are due on a day or still open, most urgent first as in `compareUrgency`. Includes
 * the next day's orders once released. The first page always holds all open orders: moves and time reorder them, and
 * one that changed pages between two reads would appear on neither. Reads only open orders and those of that day.
 */
export async function findDueRows(
  db: Db,
  { storeId }: StoreScope,
  days: DueDays,
  { pageNumber, size }: { readonly pageNumber: number; readonly size: number },
): Promise<OrderRow[]> {
  const [skipped, limit] = [(pageNumber - 1) * size, (pageNumber + 1) * size];
  return selectDue(db, { storeId, ...days, isFirst: pageNumber === 0, size, skipped, limit });
}

type DuePage = DueDays & {
  readonly storeId: number;
  readonly isFirst: boolean;
  readonly size: number;
  /** The rows to skip after the first page. */
  readonly skipped: number;
  readonly limit: number;
};

const selectDue = prepared(
  (_db: Db, { storeId, today, tomorrow, now, isFirst, size, skipped, limit }: DuePage) =>
    sql<OrderRow>`
    with open as (
      select id, null::timestamptz as placed_at,
        case when status = 'READY' then 1
          when scheduled_at is null or released_at <= ${now} then 0 else 2 end as rank,
        case when status = 'NEW' then ${acceptBy} else estimated_pickup_time end as deadline
      from orders o
      where store_id = ${storeId} and status in ('NEW', 'STORE_ACCEPTED', 'READY')
        and due_day <= ${tomorrow}::date and (due_day <= ${today}::date or released_at <= ${now})
    ), page as (
      select first_page, case when ${isFirst}::boolean then first_page else ${size} end as rows,
        case when ${isFirst}::boolean then 0 else first_page + ${skipped}::bigint end as skipped
      from (select greatest(count(*), ${size}) as first_page from open) counted
    ), due as (
      select * from (
        select * from open
        union all
        (select id, placed_at, 3, null from orders
        where store_id = ${storeId} and status in ('COMPLETED', 'STORE_REJECT', 'EXPIRED')
          and due_day = ${today}::date
        order by placed_at desc, id desc limit ${limit})
      ) due
      order by ${byUrgency} limit (select rows from page) offset (select skipped from page)
    )
    select ${orderColumns(storeId)}
    from due join orders o on o.store_id = ${storeId} and o.id = due.id
    order by ${byUrgency}`,
);

export type OrderFilter = RequestedDays & {
  /** Finished orders, or scheduled ones. */
  readonly list: 'finished' | 'scheduled';
  readonly statuses: readonly OrderStatus[];
  readonly deliveryMethod: DeliveryMethod | undefined;
};

/** The condition of each list as literal SQL, so that the planner can use its partial index. */
export const listConditions = {
  finished: sql`o.status in ('COMPLETED', 'STORE_REJECT', 'EXPIRED')`,
  scheduled: sql`o.scheduled_at is not null`,
};

export type OrderPage<Row> = { readonly rows: Row[]; readonly total: number };

type Identified = { readonly id: number };

/** Returns a page of a store's orders. */
type FindOrderPage<Row> = (
  db: Db,
  scope: Pick<StoreScope, 'storeId'>,
  filter: OrderFilter,
  window: Window,
) => Promise<OrderPage<Row>>;

/**
 * Builds a function that returns a page, newest first, and the total number of orders. Finds the days and hours of the
 * page from the rollups and reads orders only from there on, so a late page costs no more than the first. `columns`
 * selects from orders `o` and must include the sort columns.
 */
export function orderPages<Row extends Identified>(
  columns: (storeId: number) => RawBuilder<Row>,
): FindOrderPage<Row> {
  const statements = {
    finished: {
      any: selectPage('finished', false, columns),
      of: selectPage('finished', true, columns),
    },
    scheduled: {
      any: selectPage('scheduled', false, columns),
      of: selectPage('scheduled', true, columns),
    },
  };
  return async (db, { storeId }, filter, { from, size }) => {
    const { list, deliveryMethod } = filter;
    const select = statements[list][deliveryMethod ? 'of' : 'any'];
    return toPage(await select(db, { ...filter, storeId, from, until: from + size }));
  };
}

type PageAsked = OrderFilter & {
  readonly storeId: number;
  readonly from: number;
  readonly until: number;
};

function selectPage<Row extends Identified>(
  list: OrderFilter['list'],
  isOfMethod: boolean,
  columns: (storeId: number) => RawBuilder<Row>,
) {
  return prepared((_db: Db, asked: PageAsked) => {
    const { storeId, from, until, startDate, endDate, statuses } = asked;
    const filter = {
      list,
      statuses,
      deliveryMethod: isOfMethod ? asked.deliveryMethod : undefined,
    };
    return sql<Row & { allOrders: number }>`
    with counted as (
      select day, sum(orders) as orders from order_counts
      where store_id = ${storeId} and day between ${startDate}::date and ${endDate}::date
        and ${countedOf(filter)}
      group by day
    ), days as (
      select day, orders, sum(orders) over (order by day desc) - orders as before from counted
    ), hours as (
      select day, hour, sum(h.orders) as orders,
        min(before) + sum(sum(h.orders)) over (partition by day order by hour desc) - sum(h.orders) as before
      from days join order_hours h using (day)
      where h.store_id = ${storeId} and before < ${until} and before + days.orders > ${from}
        and ${countedOf(filter)}
      group by day, hour
    ), slots as (
      select day, hour, greatest(${from} - before, 0) as skipped,
        least(${until} - before, orders) - greatest(${from} - before, 0) as taken
      from hours where before < ${until} and before + orders > ${from}
    )
    select page.*, total.orders as all_orders
    from (select coalesce(sum(orders), 0)::bigint as orders from counted) total
    left join (
      select ${columns(storeId)}
      from slots
      cross join lateral (
        select o.id from orders o
        where o.store_id = ${storeId} and ${listConditions[list]} and ${ordersOf(filter)}
          and o.placed_day = slots.day and o.placed_hour = slots.hour
        order by o.placed_at desc, o.id desc limit slots.taken offset slots.skipped
      ) found
      join orders o on o.store_id = ${storeId} and o.id = found.id
    ) page on true
    order by page.placed_day desc, page.placed_hour desc, page.placed_at desc, page.id desc`;
  });
}

/** Returns a page of a store's orders with their items. */
export const findOrderPage = orderPages(orderColumns);

/** Drops the row without an id, which carries the total of an empty page. */
export function toPage<Row extends Identified>(
  rows: readonly (Row & { readonly allOrders: number })[],
): OrderPage<Row> {
  const total = rows[0]?.allOrders ?? 0;
  return { total, rows: rows.filter((row: { readonly id: number | null }) => row.id !== null) };
}

/** Builds the filter for the daily and hourly rollups. */
export function countedOf({
  list,
  statuses,
  deliveryMethod,
}: Omit<OrderFilter, keyof RequestedDays>) {
  const scheduled = list === 'scheduled' ? sql`and scheduled` : sql``;
  const method = deliveryMethod ? sql`and delivery_method = ${deliveryMethod}` : sql``;
  return sql`status = any(${statuses}::text[]) ${method} ${scheduled}`;
}

/** Builds the filter for the orders themselves. */
export function ordersOf({ statuses, deliveryMethod }: Omit<OrderFilter, keyof RequestedDays>) {
  const method = deliveryMethod ? sql`and o.delivery_method = ${deliveryMethod}` : sql``;
  return sql`o.status = any(${statuses}::text[]) ${method}`;
}
