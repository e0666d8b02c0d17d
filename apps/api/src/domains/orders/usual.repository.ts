import { sql } from 'kysely';
import type { BasketSize, HourCount } from '@counter/contract/orders';
import type { Day } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { prepared } from '../../platform/db/prepared.ts';
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
  asked: HourAsked,
): Promise<HourCount[]> {
  return selectCounts(db, { storeId, ...asked });
}

const selectCounts = prepared((_db: Db, asked: HourAsked & { readonly storeId: number }) => {
  const { storeId, hour, size, weekdayOf, since } = asked;
  const sameWeekday = sql`extract(dow from day) = extract(dow from ${weekdayOf}::date)`;
  return sql<HourCount>`
    select minutes, sum(orders)::integer as orders,
      coalesce(sum(orders) filter (where ${sameWeekday}), 0)::integer as same_weekday
    from preparation_hours
    where store_id = ${storeId} and hour = ${hour} and size = ${size} and day >= ${since}
      and orders > 0
    group by minutes`;
});
