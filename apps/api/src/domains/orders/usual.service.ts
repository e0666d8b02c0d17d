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
import { findHourCounts } from './usual.repository.ts';

type Asked = {
  readonly scheduledAt: Date | null;
  /** The preparation time, including busy minutes. */
  readonly preparationMinutes: number;
  readonly busyMinutes: number;
  readonly lines: readonly ChosenLine[];
};

/**
 * Returns the time in which the store usually makes such an order at the hour in which it goes to the
 * kitchen; null where too few orders are comparable. One short range of an index, whatever the history.
 */
export async function findUsual(
  { tx, scope, at }: OrderContext,
  asked: Asked,
): Promise<UsualTime | null> {
  const { releasedAt } = timesOf(asked, at);
  const { day, hour } = localTimeAt(releasedAt, scope.timeZone);
  const today = localTimeAt(at, scope.timeZone).day;
  const counts = await findHourCounts(tx, scope, {
    hour,
    weekdayOf: day,
    size: basketSizeOf(countItems(asked.lines)),
    since: addDays(today, -usualDays),
  });
  return findUsualTime(counts, asked.busyMinutes) ?? null;
}
