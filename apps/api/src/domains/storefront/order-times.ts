import {
  addDays,
  dayAt,
  writeShortDay,
  writeTimeAt,
  writeWeekday,
  type DateFormat,
  type Day,
} from '@counter/contract/shared';
import { openingAt, takesOrders, type OpeningFacts, type Way } from '@counter/contract/store';
import type { OrderTimes } from '@counter/contract/storefront';
import { usualDates } from '../../platform/kernel/usual-dates.ts';

const stepMs = 15 * 60_000;
const aheadMs = 14 * 24 * 60 * 60_000;

type Wanted = {
  readonly way: Way;
  readonly now: Date;
  /** The prep time in minutes. */
  readonly preparationMinutes: number;
};

/** Returns the days and times that orders can be scheduled for, by the same rules that accept them. */
export function orderTimesOf(facts: OpeningFacts, wanted: Wanted): OrderTimes {
  const { now, way } = wanted;
  const dates = usualDates(facts.timeZone);
  const isOpen = takesOrders(openingAt(facts, now, way).state);
  const days = Map.groupBy(stepsOf(facts, wanted), (at) => dayAt(at, facts.timeZone));
  const today = dayAt(now, facts.timeZone);
  return {
    now: isOpen,
    days: [...days].map(([day, steps]) => ({
      day,
      label: labelOf(day, today, dates),
      times: steps.map((at) => ({
        at: at.toISOString(),
        label: writeTimeAt(at, facts.timeZone, dates),
      })),
    })),
  };
}

function* stepsOf(
  facts: OpeningFacts,
  { way, now, preparationMinutes }: Wanted,
): Generator<Date, void> {
  // A suspended store takes no orders, not even scheduled ones.
  if (openingAt(facts, now, way).state === 'NOT_APPROVED') return;
  const last = now.getTime() + aheadMs;
  let at = nextStep(now.getTime() + preparationMinutes * 60_000);
  while (at <= last) {
    const { state, until } = openingAt(facts, new Date(at), way);
    const end = Math.min(until?.getTime() ?? Infinity, last + 1);
    if (takesOrders(state)) for (; at < end; at += stepMs) yield new Date(at);
    else at = nextStep(end);
  }
}

function nextStep(time: number): number {
  return Math.ceil(time / stepMs) * stepMs;
}

function labelOf(day: Day, today: Day, dates: DateFormat): string {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return `${writeWeekday(day)}, ${writeShortDay(day, dates)}`;
}
