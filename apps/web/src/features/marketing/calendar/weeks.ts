import type { CalendarEntry } from '@counter/contract/marketing';
import { addDays, addMonths, weekdayOf, type Day } from '@counter/contract/shared';

/** The part of an entry within one week. Columns start at 1. */
interface Bar {
  entry: CalendarEntry;
  column: number;
  span: number;
  /** False if the entry continues from the previous week or into the next. */
  begins: boolean;
  ends: boolean;
}

export interface Week {
  days: readonly Day[];
  bars: readonly Bar[];
}

/** Arranges the weeks of a month with the entries that have a first or last day. */
export function weeksOf(
  month: string,
  entries: readonly CalendarEntry[],
  firstWeekday: 0 | 1,
): Week[] {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const weeks: Week[] = [];
  let monday = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7));
  while (monday <= last) {
    const start = monday;
    const days = Array.from({ length: 7 }, (_, at) => addDays(start, at));
    weeks.push({ days, bars: entries.flatMap((entry) => barOf(entry, days)) });
    monday = addDays(monday, 7);
  }
  return weeks;
}

function barOf(entry: CalendarEntry, days: readonly Day[]): Bar[] {
  const { from, to } = entry;
  if (isAlways(entry)) return [];
  const [start = '', end = ''] = [days[0], days.at(-1)];
  if ((from !== null && from > end) || (to !== null && to < start)) return [];
  const first = from !== null && from > start ? days.indexOf(from) : 0;
  const last = to !== null && to < end ? days.indexOf(to) : days.length - 1;
  return [
    {
      entry,
      column: first + 1,
      span: last - first + 1,
      begins: from !== null && from >= start,
      ends: to !== null && to <= end,
    },
  ];
}

/** Returns true if an entry has neither a first nor a last day. */
export function isAlways({ from, to }: CalendarEntry): boolean {
  return from === null && to === null;
}

/** Returns true if an entry runs within the month, not only on the adjacent days that its weeks show. */
export function touchesMonth({ from, to }: CalendarEntry, month: string): boolean {
  return (from === null || from.slice(0, 7) <= month) && (to === null || to.slice(0, 7) >= month);
}
