import { sql } from 'kysely';
import type { BasketSize, HourCount } from '@counter/contract/orders';
import type { Day } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx } from './orders.tables.ts';
import { blockedOf, forPerson, type Person } from './person.repository.ts';

export type HourAsked = {
  readonly hour: number;
  readonly size: BasketSize;
  /** A day of the weekday in question. */
  readonly weekdayOf: Day;
  /** The first day that counts. */
  readonly since: Day;
};

type PlacingFacts = {
  /** True if the store has blocked the person under any number or account of theirs. */
  readonly isBlocked: boolean;
  /** The store's orders of one hour and basket size by the minutes that making them took. */
  readonly counts: readonly HourCount[];
};

/** Returns whose order it is and how long such orders took, in one round trip. */
export async function readPlacingFacts(
  db: Db | Tx,
  { storeId }: StoreScope,
  person: Person,
  asked: HourAsked,
): Promise<PlacingFacts> {
  const [facts] = await selectFacts(db, person, { storeId, ...asked });
  return facts ?? { isBlocked: false, counts: [] };
}

const selectFacts = forPerson<PlacingFacts, HourAsked>((person, asked) => {
  const { hour, size, weekdayOf, since } = asked;
  const sameWeekday = sql`extract(dow from day) = extract(dow from ${weekdayOf}::date)`;
  return sql`
    select exists (${blockedOf(person)}) as is_blocked,
      (select coalesce(json_agg(json_build_object('minutes', c.minutes, 'orders', c.orders,
        'sameWeekday', c.same_weekday)), '[]') from (
        select minutes, sum(orders)::integer as orders,
          coalesce(sum(orders) filter (where ${sameWeekday}), 0)::integer as same_weekday
        from preparation_hours
        where store_id = ${person.storeId} and hour = ${hour} and size = ${size} and day >= ${since}
          and orders > 0
        group by minutes
      ) c) as counts`;
});
