import { sql } from 'kysely';
import type { BasketSize, HourCount } from '@counter/contract/orders';
import type { Day } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx } from './orders.tables.ts';

type HourAsked = {
  readonly hour: number;
  readonly size: BasketSize;
  /** A day of the weekday in question. */
  readonly weekdayOf: Day;
  /** The first day that counts. */
  readonly since: Day;
};

/** Counts a store's orders of one hour and basket size by the minutes that making them took. */
export async function findHourCounts(
  db: Db | Tx,
  { storeId }: StoreScope,
  { hour, size, weekdayOf, since }: HourAsked,
): Promise<HourCount[]> {
  const sameWeekday = sql`extract(dow from day) = extract(dow from ${weekdayOf}::date)`;
  const { rows } = await sql<HourCount>`
    select minutes, sum(orders)::integer as orders,
      coalesce(sum(orders) filter (where ${sameWeekday}), 0)::integer as same_weekday
    from preparation_hours
    where store_id = ${storeId} and hour = ${hour} and size = ${size} and day >= ${since}
      and orders > 0
    group by minutes`.execute(db);
  return rows;
}
