import { sql } from 'kysely';
import type { Day } from '@counter/contract/shared';
import { oneText, readOneText } from '../../../platform/db/one-text.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db } from '../analytics.tables.ts';

/** A customer's first order ever, and their days with an order in the queried range. */
export type OrderDaysRow = { readonly firstAt: Date; readonly days: readonly Day[] };

/** Lists the customers who ordered since a day, with the days of their orders. Cancelled orders don't count. */
export async function findOrderDays(
  db: Db,
  { storeId }: StoreScope,
  since: Day,
): Promise<OrderDaysRow[]> {
  const { rows } = await sql<{ all: string | null }>`
    select ${oneText(['first_at', 'days'], 'customer_id')} as all from (
      select came.customer_id, came.days, t.first_at from (
        select customer_id, string_agg(day::text, ' ' order by day) as days
        from published.customer_days
        where store_id = ${storeId} and day >= ${since}::date and orders > 0 group by customer_id
      ) came
      join published.customer_totals t
        on t.store_id = ${storeId} and t.customer_id = came.customer_id
      where t.first_at is not null
    ) known`.execute(db);
  return readOneText(rows[0]?.all).map(([firstAt = '', days = '']) => ({
    firstAt: new Date(firstAt),
    days: days.split(' '),
  }));
}
