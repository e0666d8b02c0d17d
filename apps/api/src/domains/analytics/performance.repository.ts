import { sql } from 'kysely';
import type { PerformanceOverview } from '@counter/contract/analytics';
import type { MinutesCount } from '@counter/contract/orders';
import type { Day, Period } from '@counter/contract/shared';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db } from './analytics.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { isIn, sold } from './overview.repository.ts';

const maxListLength = 5;

export type PreparationRow = {
  readonly minutes: number;
  readonly orders: number;
  readonly late: number;
};

export type PerformanceRow = Pick<
  PerformanceOverview,
  'busiestHours' | 'cancellations' | 'highlyPaidCustomers'
> & {
  readonly preparation: readonly PreparationRow[];
  readonly promises: readonly MinutesCount[];
  readonly customers: number;
  readonly newCustomers: number;
};

/**
 * Computes a store's performance in a period from the rollups. Customers whose first order was after `since` are new.
 */
export async function findPerformanceRow(
  db: Db,
  { storeId }: StoreScope,
  { period, since }: { readonly period: Period; readonly since: Date },
): Promise<PerformanceRow> {
  const [row] = await selectPerformance(db, { storeId, ...period, since });
  if (!row) throw new Error('adding up the performance answered no row');
  return row;
}

type PeriodOfStore = Period & { readonly storeId: number };

const selectPerformance = prepared(
  (
    _db: Db,
    { storeId, from, to, since }: PeriodOfStore & { readonly since: Date },
  ) => sql<PerformanceRow>`
    with bought as materialized (
      select c.name, c.created_at, days.subtotal from (
        select customer_id, sum(subtotal) as subtotal from published.customer_days
        where store_id = ${storeId} and ${isIn({ from, to })} and orders > 0 group by customer_id
      ) days join published.customers c on c.store_id = ${storeId} and c.id = days.customer_id
    )
    select
      (select count(*) from bought) as customers,
      (select count(*) from bought where created_at >= ${since}) as new_customers,
      (select coalesce(json_agg(best), '[]') from (
        select name as "contactPerson", subtotal as "subTotal" from bought
        order by subtotal desc, name limit ${maxListLength}
      ) best) as highly_paid_customers,
      (select coalesce(json_agg(reasons), '[]') from (
        select reason, sum(orders) as "totalOrders", sum(subtotal) as "saleSubTotal"
        from published.cancellation_days where store_id = ${storeId} and ${isIn({ from, to })}
        group by reason order by 2 desc, 1
      ) reasons) as cancellations,
      ${promisesIn(storeId, { from, to })} as promises,
      ${preparationIn(storeId, { from, to })} as preparation,
      (select coalesce(json_agg(busy order by weekday, hour), '[]') from (
        select extract(dow from day)::integer as weekday, hour, sum(orders) as "totalOrders",
          sum(subtotal) as "saleSubTotal"
        from published.order_hours where store_id = ${storeId} and ${isIn({ from, to })} and ${sold}
        group by 1, 2 having sum(orders) > 0
      ) busy) as busiest_hours`,
);

export type ComparedRow = Pick<PerformanceRow, 'preparation' | 'promises'> & {
  readonly totalOrders: number;
  readonly cancelledOrders: number;
};

/** Computes the figures of a period to compare with. */
export async function findComparedRow(
  db: Db,
  { storeId }: StoreScope,
  period: Period,
): Promise<ComparedRow> {
  const [row] = await selectCompared(db, { storeId, ...period });
  if (!row) throw new Error('adding up the time before answered no row');
  return row;
}

const selectCompared = prepared(
  (_db: Db, { storeId, from, to }: PeriodOfStore) => sql<ComparedRow>`
    select
      (select coalesce(sum(orders), 0)::bigint from published.order_counts
        where store_id = ${storeId} and ${isIn({ from, to })} and ${sold}) as total_orders,
      (select coalesce(sum(orders), 0)::bigint from published.cancellation_days
        where store_id = ${storeId} and ${isIn({ from, to })}) as cancelled_orders,
      ${promisesIn(storeId, { from, to })} as promises,
      ${preparationIn(storeId, { from, to })} as preparation`,
);

/** Counts orders by promised minutes. */
function promisesIn(storeId: number, period: Period) {
  return sql`(select coalesce(json_agg(promised), '[]') from (
        select minutes, sum(orders) as orders
        from published.promise_days where store_id = ${storeId} and ${isIn(period)} group by minutes
      ) promised)`;
}

/** Counts orders by preparation time, the shortest first. */
function preparationIn(storeId: number, period: Period) {
  return sql`(select coalesce(json_agg(made order by minutes), '[]') from (
        select minutes, sum(orders) as orders, sum(late) as late
        from published.preparation_days where store_id = ${storeId} and ${isIn(period)} group by minutes
      ) made)`;
}

export type SoldHourRow = {
  readonly day: Day;
  readonly hour: number;
  readonly subtotal: number;
};

/** Sums a store's sales by hour for some days. */
export async function findSoldHours(
  db: Db,
  { storeId }: StoreScope,
  days: readonly Day[],
): Promise<SoldHourRow[]> {
  const { rows } = await sql<SoldHourRow>`
    select day::text as day, hour, sum(subtotal)::bigint as subtotal from published.order_hours
    where store_id = ${storeId} and day = any(${days}::date[]) and ${sold}
    group by day, hour`.execute(db);
  return rows;
}
