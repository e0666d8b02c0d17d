import {
  basketSizeOf,
  findUsualTime,
  usualDays,
  type ChosenLine,
  type UsualTime,
} from '@counter/contract/orders';
import { addDays, localTimeAt } from '@counter/contract/shared';
import type { OrderContext } from './order-context.ts';
import { countItems, timesOf } from './placing.service.ts';
import type { Person } from './person.repository.ts';
import { readPlacingFacts } from './placing-facts.repository.ts';

type Asked = {
  readonly scheduledAt: Date | null;
  /** The prep time in minutes, including busy minutes. */
  readonly preparationMinutes: number;
  readonly busyMinutes: number;
  readonly lines: readonly ChosenLine[];
};

type Placing = {
  /** Null if there are too few comparable orders. */
  readonly usual: UsualTime | null;
  /** True if the store has blocked any phone number or account of the person. */
  readonly isBlocked: boolean;
};

/**
 * Returns the store's usual prep time for such an order at the hour it reaches the kitchen, and whether the store
 * blocked the person. Costs one short index range scan, however long the history.
 */
export async function findPlacingFacts(
  { tx, scope, at }: OrderContext,
  person: Person,
  asked: Asked,
): Promise<Placing> {
  const { releasedAt } = timesOf(asked, at);
  const { day, hour } = localTimeAt(releasedAt, scope.timeZone);
  const today = localTimeAt(at, scope.timeZone).day;
  const { isBlocked, counts } = await readPlacingFacts(tx, scope, person, {
    hour,
    weekdayOf: day,
    size: basketSizeOf(countItems(asked.lines)),
    since: addDays(today, -usualDays),
  });
  return { isBlocked, usual: findUsualTime(counts, asked.busyMinutes) ?? null };
}
