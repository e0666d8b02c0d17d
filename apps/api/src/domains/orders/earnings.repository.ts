import { sql } from 'kysely';
import type { Day, Period } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './orders.tables.ts';
import { soldOrders } from './sold-products.repository.ts';

/** The fees and earnings of the orders placed on a day or in an hour, in minor units. */
export type EarningsRow = {
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH` for an hour. */
  readonly dayHour: string;
  readonly fees: number;
  readonly earnings: number;
};

/** The same formula as `orderTotalOf`, in SQL. */
const sums = sql`sum(fee)::bigint as fees,
  sum(subtotal - discount + tax + tip - fee)::bigint as earnings`;

/** Sums fees and earnings by day. Cancelled and expired orders don't count. */
export async function sumEarningsByDay(
  db: Db,
  { storeId }: StoreScope,
  { from, to }: Period,
): Promise<EarningsRow[]> {
  const { rows } = await sql<EarningsRow>`
    select day::text as day_hour, ${sums} from order_counts
    where store_id = ${storeId} and day between ${from}::date and ${to}::date
      and status not in ('STORE_REJECT', 'EXPIRED')
    group by day`.execute(db);
  return rows;
}

/** Sums fees and earnings by hour of a day. */
export async function sumEarningsByHour(
  db: Db,
  { storeId }: StoreScope,
  day: Day,
): Promise<EarningsRow[]> {
  const { rows } = await sql<EarningsRow>`
    select placed_day::text || 'T' || lpad(placed_hour::text, 2, '0') as day_hour, ${sums}
    from (${soldOrders(storeId, sql`placed_day = ${day}::date`)}) sold
    group by placed_day, placed_hour`.execute(db);
  return rows;
}
