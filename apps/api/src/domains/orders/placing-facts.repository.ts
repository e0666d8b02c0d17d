import { sql } from 'kysely';
import type { BasketSize, HourCount } from '@counter/contract/orders';
import type { Day } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx } from './orders.tables.ts';
import { blockedOf, forPerson, type Person } from './person.repository.ts';

export type HourAsked = {
  readonly hour: number;
  readonly size: BasketSize;
  /** Any date on the weekday to look at. */
  readonly weekdayOf: Day;
  /** The first day to include. */
  readonly since: Day;
};

type PlacingFacts = {
  /** True if the store has blocked any phone number or account of the person. */
  readonly isBlocked: boolean;
  /** Counts of the store's orders in one hour and basket size, by the minutes they took to prepare. */
  readonly counts: readonly HourCount[];
};

/** Returns whether the store blocked the person and how long such orders took, in one round trip. */
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
