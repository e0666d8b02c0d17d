import type { Product } from '@counter/contract/menu';
import { addDays, dayAt, localTimeAt } from '@counter/contract/shared';
import { now } from '@counter/browser/clock';
import { formatDay, formatTime } from '../../lib/time/days.ts';
import { text } from './menu.text.ts';

/** Describes an availability: 'Available', 'Unavailable until 15:00', 'From 07:00'. */
export function describeAvailability(
  { state, until }: Product['availability'],
  timeZone: string,
): string {
  switch (state) {
    case 'AVAILABLE':
      return text.available;
    case 'SOLD_OUT':
      return text.soldOutToday;
    case 'UNAVAILABLE':
      return until === null
        ? text.unavailable
        : text.unavailableUntil(describeReturn(until, timeZone));
    case 'OUT_OF_HOURS':
      return until === null ? text.notServed : text.from(describeReturn(until, timeZone));
  }
}

/** Describes when an item returns, as briefly as the day allows: '15:00', 'tomorrow', 'Fri 14 Nov 15:00'. */
export function describeReturn(until: string, timeZone: string): string {
  const today = dayAt(new Date(now()), timeZone);
  const { day, hour, minute } = localTimeAt(new Date(until), timeZone);
  const time = formatTime(until, timeZone);
  if (day === today) return time;
  const date = day === addDays(today, 1) ? text.tomorrow : formatDay(until, timeZone);
  return hour === 0 && minute === 0 ? date : `${date} ${time}`;
}
