import { z } from 'zod/mini';
import { timeOfDay } from '../shared/fields.ts';
import { addDays, dayAt, instantOf, weekdayOf, type Day } from '../shared/zone.ts';

const weekday = z.int().check(z.minimum(0), z.maximum(6));

/** An interval in which something is served: weekdays (0 is Sunday), start and end time. */
export const menuHoursStretch = z.object({
  weekdays: z.array(weekday).check(z.minLength(1, 'Choose a day'), z.maxLength(7)),
  from: timeOfDay,
  /** If not after `from`, it is on the next day. */
  to: timeOfDay,
});

/** The serving hours. Without intervals, always. */
export const menuHours = z.array(menuHoursStretch).check(z.maxLength(14, 'Too many hours'));

export type MenuHours = z.infer<typeof menuHours>;

type Stretch = { readonly start: Date; readonly end: Date };

/** Returns the interval that contains an instant, otherwise the next one; undefined if there are none. */
export function nextServing(hours: MenuHours, timeZone: string, at: Date): Stretch | undefined {
  const today = dayAt(at, timeZone);
  return Array.from({ length: 9 }, (_, index) => addDays(today, index - 1))
    .flatMap((day) => stretchesOf(hours, timeZone, day))
    .filter(({ start, end }) => start < end && end > at)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())[0];
}

/** Returns the intervals within a span in which something is served, earliest first, without overlaps. */
export function servingTime(hours: MenuHours, timeZone: string, span: Stretch): Stretch[] {
  if (hours.length === 0) return [span];
  const served: Stretch[] = [];
  const last = dayAt(span.end, timeZone);
  for (let day = addDays(dayAt(span.start, timeZone), -1); day <= last; day = addDays(day, 1)) {
    served.push(...stretchesOf(hours, timeZone, day));
  }
  return joined(
    served.map((stretch) => clip(stretch, span)).filter(({ start, end }) => start < end),
  );
}

function clip({ start, end }: Stretch, span: Stretch): Stretch {
  return { start: start > span.start ? start : span.start, end: end < span.end ? end : span.end };
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const sorted = stretches.toSorted((a, b) => a.start.getTime() - b.start.getTime());
  const parts: Stretch[] = [];
  for (const part of sorted) {
    const before = parts.at(-1);
    if (!before || before.end < part.start) parts.push(part);
    else if (before.end < part.end) parts[parts.length - 1] = { ...before, end: part.end };
  }
  return parts;
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
