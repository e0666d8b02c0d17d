import { spokenDay, spokenEnd, spokenTime } from '../shared/spoken-time.ts';
import { dayAt, weekdayOf } from '../shared/zone.ts';
import type { Availability } from './availability.ts';
import type { MenuHours } from './menu-hours.ts';

type Named = {
  readonly name: string;
  readonly menuHours: MenuHours;
  readonly timeZone: string;
};

/** The instant that was asked about, and the one at which it is said. */
export type Asked = { readonly at: Date; readonly now: Date };

/**
 * Returns a sentence with the reason something is unavailable and the time it returns; empty if it
 * is available.
 */
export function describeUnavailable(
  named: Named,
  { state, until }: Availability,
  { at, now }: Asked,
): string {
  const { name, timeZone } = named;
  switch (state) {
    case 'AVAILABLE':
      return '';
    case 'UNAVAILABLE':
      if (!until) return `${name} is not available right now.`;
      return `${name} is unavailable until ${spokenEnd(until, now, timeZone)}.`;
    case 'SOLD_OUT':
      return `${name} is sold out ${spokenDayOf(at, now, timeZone)}.`;
    case 'OUT_OF_HOURS':
      return `${name} is ${describeHours(named, until, { at, now })}.`;
  }
}

/** The store day of an instant within a sentence: `today`, else `on Nov 20`. */
export function spokenDayOf(at: Date, now: Date, timeZone: string): string {
  const day = dayAt(at, timeZone);
  return day === dayAt(now, timeZone) ? 'today' : `on ${spokenDay(day)}`;
}

function describeHours({ menuHours, timeZone }: Named, until: Date | null, asked: Asked): string {
  const weekday = weekdayOf(dayAt(asked.at, timeZone));
  const stretches = menuHours
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ from, to }) => `from ${from} to ${to}`)
    .toSorted();
  if (stretches.length > 0) return `served ${stretches.join(' and ')}`;
  if (!until) return 'not served for now';
  return `not served then, but again ${spokenTime(until, asked.now, timeZone)}`;
}
