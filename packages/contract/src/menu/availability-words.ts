import { writeTimeOfDay } from '../shared/date-format.ts';
import { spokenDay, spokenEnd, spokenTime, type LocalFormat } from '../shared/spoken-time.ts';
import { dayAt, weekdayOf } from '../shared/zone.ts';
import type { Availability } from './availability.ts';
import type { MenuHours } from './menu-hours.ts';

type Named = LocalFormat & { readonly name: string; readonly menuHours: MenuHours };

/** The instant of the question, and the current time. */
export type Asked = { readonly at: Date; readonly now: Date };

/** Returns a sentence with the reason something is unavailable and the time it returns; empty if it is available. */
export function describeUnavailable(
  named: Named,
  { state, until }: Availability,
  { at, now }: Asked,
): string {
  const { name } = named;
  switch (state) {
    case 'AVAILABLE':
      return '';
    case 'UNAVAILABLE':
      if (!until) return `${name} is not available right now.`;
      return `${name} is unavailable until ${spokenEnd(until, now, named)}.`;
    case 'SOLD_OUT':
      return `${name} is sold out ${spokenDayOf(at, now, named)}.`;
    case 'OUT_OF_HOURS':
      return `${name} is ${describeHours(named, until, { at, now })}.`;
  }
}

/** Formats the store day of an instant within a sentence: `today`, otherwise `on 20 Nov`. */
export function spokenDayOf(at: Date, now: Date, local: LocalFormat): string {
  const day = dayAt(at, local.timeZone);
  return day === dayAt(now, local.timeZone) ? 'today' : `on ${spokenDay(day, local)}`;
}

function describeHours(named: Named, until: Date | null, asked: Asked): string {
  const { dates } = named;
  const weekday = weekdayOf(dayAt(asked.at, named.timeZone));
  const stretches = named.menuHours
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, to }) => `from ${writeTimeOfDay(from, dates)} to ${writeTimeOfDay(to, dates)}`);
  if (stretches.length > 0) return `served ${stretches.join(' and ')}`;
  if (!until) return 'not served for now';
  return `not served then. It's next served ${spokenTime(until, asked.now, named)}`;
}
