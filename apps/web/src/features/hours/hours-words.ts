import type { TimeStretch, Way, WeekStretch } from '@counter/contract/store';
import { writeWeekday } from '@counter/contract/shared';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { formatTimes } from '../../lib/time/days.ts';
import { describeWeekdays, runsOverMidnight } from '../../lib/time/weekdays.ts';
import { text } from './hours.text.ts';

/** Formats a stretch: "09:00–17:00", "18:00–02:00 next day", "the whole day". */
function describeStretch(stretch: TimeStretch): string {
  const { from, to } = stretch;
  if (from === '00:00' && to === '00:00') return text.wholeDay;
  const over = to !== '00:00' && runsOverMidnight(stretch);
  return `${formatTimes(stretch)}${over ? text.nextDay : ''}`;
}

/** Formats the hours of a day: "11:00–14:00, 18:00–22:00", "Closed". */
export function describeDay(stretches: readonly TimeStretch[]): string {
  return stretches.length === 0 ? text.closed : stretches.map(describeStretch).join(', ');
}

/** Formats a week in one line: "Mon–Fri 09:00–17:00; Sat 10:00–14:00", "Around the clock". */
export function describeWeek(week: readonly WeekStretch[]): string {
  if (week.length === 0) return text.aroundClock;
  const days = new Map<string, number[]>();
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const stretches = week.filter((one) => one.weekday === weekday);
    if (stretches.length === 0) continue;
    const words = describeDay(stretches);
    days.set(words, [...(days.get(words) ?? []), weekday]);
  }
  return [...days].map(([words, weekdays]) => `${describeWeekdays(weekdays)} ${words}`).join('; ');
}

type Days = { readonly firstDay: string; readonly lastDay: string };

/** Formats the days of an exception: "Thu 26 Nov 2026", "Thu 24 Dec 2026 to 1 Jan 2027". */
export function describeDays({ firstDay, lastDay }: Days): string {
  const first = `${writeWeekday(firstDay)} ${formatCalendarDay(firstDay)}`;
  return firstDay === lastDay ? first : text.fromTo(first, formatCalendarDay(lastDay));
}

const wayWords: Record<Way, string> = { PICKUP: text.pickup, DELIVERY: text.delivery };

/** Names a fulfillment method, or both. */
export function describeWay(way: Way | null): string {
  return way === null ? text.pickupAndDelivery : wayWords[way];
}
