import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findOverlap } from './hours-times.ts';
import type { OpeningInterval } from './working-hours.ts';
import { readWorkingHours, writeWorkingHours } from './written-hours.ts';

/** Returns the parsed hours in their canonical form. */
function understood(text: string): string | undefined {
  const week = readWorkingHours(text);
  return week && writeWorkingHours(week);
}

it.each([
  ['9:00 AM - 9:00 PM', '09:00 - 21:00'],
  ['9am-9pm', '09:00 - 21:00'],
  ['09:00 - 21:00', '09:00 - 21:00'],
  ['9:00-21:00', '09:00 - 21:00'],
  ['9.30 a.m. to 5.15 p.m.', '09:30 - 17:15'],
  ['9 – 17', '09:00 - 17:00'],
  ['9-5pm', '09:00 - 17:00'],
  ['1-5 PM', '13:00 - 17:00'],
  ['11-2pm', '11:00 - 14:00'],
  ['noon to midnight', '12:00 - 00:00'],
  ['6 PM - 2 AM', '18:00 - 02:00'],
  ['24/7', '00:00 - 00:00'],
  ['Daily 10am - 10pm', '10:00 - 22:00'],
  ['9am-2pm, 5pm-10pm', '09:00 - 14:00, 17:00 - 22:00'],
  ['11:00 AM - 2:00 PM and 5:00 PM - 9:00 PM', '11:00 - 14:00, 17:00 - 21:00'],
  ['Mon-Fri 9-17', 'Mon-Fri 09:00 - 17:00'],
  ['Weekdays: 9am-5pm; Weekends: 10am-2pm', 'Mon-Fri 09:00 - 17:00; Sat-Sun 10:00 - 14:00'],
  [
    'Monday to Friday 9:00 - 17:00, Saturday 10:00 - 14:00, Sunday closed',
    'Mon-Fri 09:00 - 17:00; Sat 10:00 - 14:00',
  ],
  ['Tue, Thu & Sat 8am-noon', 'Tue 08:00 - 12:00; Thu 08:00 - 12:00; Sat 08:00 - 12:00'],
  ['9am-9pm; Sun 10am-4pm', 'Mon-Sat 09:00 - 21:00; Sun 10:00 - 16:00'],
  ['Fri-Mon 6pm-2am', 'Mon 18:00 - 02:00; Fri-Sun 18:00 - 02:00'],
  ['Mon 9-17\nTue 10-18', 'Mon 09:00 - 17:00; Tue 10:00 - 18:00'],
])('%s is %s', (text, hours) => {
  expect(understood(text)).toBe(hours);
});

it.each([
  '',
  'nine to five',
  'always',
  '9',
  '9 - 5',
  '9am',
  '9am-',
  '25:00 - 26:00',
  '24:00 - 12:00',
  '09:00 - 21:60',
  '13pm - 15pm',
  'Sun closed',
  'Mon-Fri',
  'Moonday 9-17',
  '9am-5pm, 4pm-10pm',
  'Mon Mon 9-17',
  '09:00 - 21:00 or so',
])('"%s" is rejected instead of guessed', (text) => {
  expect(readWorkingHours(text)).toBeUndefined();
});

const intervals = fc
  .array(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      opens: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 1, max: 1440 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) =>
    drawn
      .map(({ weekday, opens, length }): OpeningInterval => ({
        weekday,
        opens,
        closes: opens + length,
      }))
      .toSorted((a, b) => a.weekday - b.weekday || a.opens - b.opens),
  )
  .filter((week) => findOverlap(week) === undefined);

it('reads back what it writes', () => {
  fc.assert(
    fc.property(intervals, (week) => {
      expect(readWorkingHours(writeWorkingHours(week))).toEqual(week);
    }),
  );
});

const clock = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
});

it('means the same with both clocks', () => {
  fc.assert(
    fc.property(clock, clock, (from, to) => {
      const on24 = ({ hour, minute }: typeof from) =>
        `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      const on12 = ({ hour, minute }: typeof from) =>
        `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
      expect(readWorkingHours(`${on12(from)} - ${on12(to)}`)).toEqual(
        readWorkingHours(`${on24(from)} - ${on24(to)}`),
      );
    }),
  );
});

it('returns readable hours or nothing for any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const hours = understood(text);
      expect(hours === undefined ? undefined : understood(hours)).toBe(hours);
    }),
  );
});
