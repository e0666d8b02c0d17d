import type { RequestedDays } from '@counter/contract/shared';
import { eveningFrom } from '@counter/contract/analytics';
import { sql } from 'kysely';
import type { Db } from '../analytics.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

export type EveningRow = { readonly weekday: number; readonly orders: number };

/** Counts the completed orders placed in the evenings of a range of days, by weekday (1 is Monday). */
export async function countEvenings(
  db: Db,
  { storeId }: StoreScope,
  { startDate, endDate }: RequestedDays,
): Promise<EveningRow[]> {
  const { rows } = await sql<EveningRow>`
    select extract(isodow from day)::integer as weekday, sum(orders)::integer as orders
    from published.order_hours
    where store_id = ${storeId} and status = 'COMPLETED' and hour >= ${eveningFrom}
      and day between ${startDate}::date and ${endDate}::date
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Returns the average subtotal of a range's completed orders, rounded; null without any. */
export async function findAverageOrder(
  db: Db,
  { storeId }: StoreScope,
  { startDate, endDate }: RequestedDays,
): Promise<number | null> {
  const { rows } = await sql<{ average: number | null }>`
    select round(sum(subtotal)::numeric / nullif(sum(orders), 0))::bigint as average
    from published.order_counts
    where store_id = ${storeId} and status = 'COMPLETED'
      and day between ${startDate}::date and ${endDate}::date`.execute(db);
  return rows[0]?.average ?? null;
}
