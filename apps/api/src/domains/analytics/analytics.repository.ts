import { sql } from 'kysely';
import type { TodayStats } from '@counter/contract/analytics';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db } from './analytics.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** An hour's totals. Cancelled and expired orders are counted separately. */
export type HourRow = {
  readonly hour: number;
  readonly orders: number;
  readonly subtotal: number;
  readonly accepted: number;
  readonly cancelled: number;
  readonly undecided: number;
};

export type StatsRow = Pick<TodayStats, 'newOrders' | 'highlyPaidCustomers' | 'topSellingItems'> & {
  readonly oldestNewAt: Date | null;
  readonly today: readonly HourRow[];
  readonly lastWeek: readonly HourRow[];
};

type Days = { readonly today: string; readonly lastWeek: string; readonly now: Date };

const maxListLength = 5;

/** Reads the figures of a day and of the same weekday a week before. Uses only the rollups and the open orders. */
export async function findStatsRow(db: Db, { storeId }: StoreScope, days: Days): Promise<StatsRow> {
  const [row] = await selectStats(db, { storeId, ...days });
  if (!row) throw new Error('counting the waiting orders answered no row');
  return row;
}

const selectStats = prepared(
  (
    _db: Db,
    { storeId, today, lastWeek, now }: Days & { readonly storeId: number },
  ) => sql<StatsRow>`
    select waiting.*,
      ${hoursOf(storeId, today)} as today,
      ${hoursOf(storeId, lastWeek)} as last_week,
      (select coalesce(json_agg(best), '[]') from (
        select customer as "contactPerson", subtotal as "subTotal" from published.customer_days
        where store_id = ${storeId} and day = ${today}::date and orders > 0
        order by subtotal desc limit ${maxListLength}
      ) best) as highly_paid_customers,
      (select coalesce(json_agg(best), '[]') from (
        select product_name as "productName", orders as "totalOrders" from published.product_days
        where store_id = ${storeId} and day = ${today}::date and orders > 0
        order by orders desc, product_name limit ${maxListLength}
      ) best) as top_selling_items
    from (
      select count(*) as new_orders, min(released_at) as oldest_new_at from published.orders
      where store_id = ${storeId} and status in ('NEW', 'STORE_ACCEPTED', 'READY')
        and status = 'NEW' and released_at <= ${now}
    ) waiting`,
);

const over = sql`status in ('STORE_REJECT', 'EXPIRED')`;

function hoursOf(storeId: number, day: string) {
  return sql`(
    select coalesce(json_agg(hours order by hour), '[]') from (
      select hour,
        coalesce(sum(orders) filter (where not ${over}), 0) as orders,
        coalesce(sum(subtotal) filter (where not ${over}), 0) as subtotal,
        sum(accepted) as accepted,
        coalesce(sum(orders) filter (where ${over}), 0) as cancelled,
        coalesce(sum(orders) filter (where status = 'NEW'), 0) as undecided
      from published.order_hours where store_id = ${storeId} and day = ${day}::date group by hour
    ) hours)`;
}
