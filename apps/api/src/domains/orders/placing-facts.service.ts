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
  /** The preparation time, including busy minutes. */
  readonly preparationMinutes: number;
  readonly busyMinutes: number;
  readonly lines: readonly ChosenLine[];
};

type Placing = {
  /** Null where too few orders are comparable. */
  readonly usual: UsualTime | null;
  /** True if the store has blocked the person under any number or account of theirs. */
  readonly isBlocked: boolean;
};

/**
 * Returns the time in which the store usually makes such an order at the hour in which it goes to the
 * kitchen, and if the store has blocked whose order it is. One short range of an index, whatever the history.
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
