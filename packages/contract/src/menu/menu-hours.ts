import { z } from 'zod/mini';
import { timeOfDay } from '../shared/fields.ts';
import { addDays, dayAt, instantOf, weekdayOf, type Day } from '../shared/zone.ts';

const weekday = z.int().check(z.minimum(0), z.maximum(6));

/** One stretch in which something is served: on these weekdays (0 is Sunday), from and to a time of day. */
export const menuHoursStretch = z.object({
  weekdays: z.array(weekday).check(z.minLength(1, 'Choose a day'), z.maxLength(7)),
  from: timeOfDay,
  /** Not after `from`: runs over midnight, into the next day. */
  to: timeOfDay,
});

/** The serving hours; without any interval, always. */
export const menuHours = z.array(menuHoursStretch).check(z.maxLength(14, 'Too many hours'));

export type MenuHours = z.infer<typeof menuHours>;

type Stretch = { readonly start: Date; readonly end: Date };

/** The stretch that an instant lies in, or else the next one; undefined where there are none at all. */
export function nextServing(hours: MenuHours, timeZone: string, at: Date): Stretch | undefined {
  const today = dayAt(at, timeZone);
  return Array.from({ length: 9 }, (_, index) => addDays(today, index - 1))
    .flatMap((day) => stretchesOf(hours, timeZone, day))
    .filter(({ start, end }) => start < end && end > at)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())[0];
}

function stretchesOf(hours: MenuHours, timeZone: string, day: Day): Stretch[] {
  return hours
    .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
    .map(({ from, to }) => {
      const [start, end] = [minuteOf(from), minuteOf(to)];
      return {
        start: instantOf(day, start, timeZone),
        end: instantOf(day, end > start ? end : end + 1440, timeZone),
      };
    });
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
