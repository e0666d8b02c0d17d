import { sql } from 'kysely';
import type { FinancialOverview } from '@counter/contract/analytics';
import type { Period } from '@counter/contract/shared';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db } from './analytics.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

type Totals = { readonly orders: number; readonly subtotal: number };

type DayRow = Totals & { readonly day: string };
type HourRow = Totals & { readonly hour: number };

/** The sales of a period by day, of its last day by hour, and totals of the period before. */
export type SalesRow = Pick<FinancialOverview, 'topSellingItems'> & {
  readonly days: readonly DayRow[];
  readonly hours: readonly HourRow[];
  readonly before: Totals;
  /** The first day with an order; null without any. */
  readonly firstDay: string | null;
};

export type SalesAsked = {
  readonly period: Period;
  /** The days to compare with, if any. */
  readonly before: Period | undefined;
  /** Limits the last compared day to the hours up to this one. */
  readonly untilHour: number;
  readonly items: number;
};

/** Sums a store's sales from the rollups, by the time orders were placed. Cancelled orders don't count. */
export async function findSalesRow(
  db: Db,
  { storeId }: StoreScope,
  { period, before, untilHour, items }: SalesAsked,
): Promise<SalesRow> {
  const [row] = await selectSales(db, {
    storeId,
    ...period,
    beforeFrom: before?.from ?? null,
    beforeTo: before?.to ?? null,
    untilHour,
    items,
  });
  if (!row) throw new Error('adding up the sales answered no row');
  return row;
}

type SalesValues = Period &
  Pick<SalesAsked, 'untilHour' | 'items'> & {
    readonly storeId: number;
    /** Null without days to compare with; then no day matches. */
    readonly beforeFrom: string | null;
    readonly beforeTo: string | null;
  };

const selectSales = prepared((_db: Db, asked: SalesValues) => {
  const { storeId, from, to, beforeFrom, beforeTo, untilHour, items } = asked;
  return sql<SalesRow>`
    select
      (select coalesce(json_agg(days order by day), '[]') from (
        select day, sum(orders) as orders, sum(subtotal) as subtotal from published.order_counts
        where store_id = ${storeId} and ${isIn({ from, to })} and ${sold} group by day
      ) days) as days,
      (select coalesce(json_agg(hours order by hour), '[]') from (
        select hour, sum(orders) as orders, sum(subtotal) as subtotal from published.order_hours
        where store_id = ${storeId} and day = ${to}::date and ${sold} group by hour
      ) hours) as hours,
      (select json_build_object('orders', coalesce(sum(orders), 0),
          'subtotal', coalesce(sum(subtotal), 0)) from (
        select orders, subtotal from published.order_counts
        where store_id = ${storeId} and ${isIn({ from: beforeFrom, to: beforeTo })} and day <> ${beforeTo}::date and ${sold}
        union all
        select orders, subtotal from published.order_hours
        where store_id = ${storeId} and day = ${beforeTo}::date and hour <= ${untilHour} and ${sold}
      ) earlier) as before,
      (select first.day::text from published.order_counts first where first.store_id = ${storeId}
        order by first.day limit 1) as first_day,
      (select coalesce(json_agg(best), '[]') from (
        select max(product_name) as "productName", sum(orders) as "totalOrders" from published.product_days
        where store_id = ${storeId} and ${isIn({ from, to })} group by product_id
        having sum(orders) > 0 order by 2 desc, 1 limit ${items}
      ) best) as top_selling_items`;
});

export const sold = sql`status not in ('STORE_REJECT', 'EXPIRED')`;

/** Filters a rollup's rows by day. */
export function isIn({ from, to }: { readonly [End in keyof Period]: string | null }) {
  return sql`day between ${from}::date and ${to}::date`;
}

export type OutcomeRow = { readonly accepted: number; readonly cancelled: number };

/** Counts a period's accepted, cancelled and expired orders. */
export async function findOutcomeRow(
  db: Db,
  { storeId }: StoreScope,
  period: Period,
): Promise<OutcomeRow> {
  const [row] = await selectOutcome(db, { storeId, ...period });
  return row ?? { accepted: 0, cancelled: 0 };
}

const selectOutcome = prepared(
  (_db: Db, { storeId, from, to }: Period & { readonly storeId: number }) => sql<OutcomeRow>`
    select coalesce(sum(accepted), 0)::bigint as accepted,
      coalesce(sum(orders) filter (where not ${sold}), 0)::bigint as cancelled
    from published.order_hours where store_id = ${storeId} and ${isIn({ from, to })}`,
);
