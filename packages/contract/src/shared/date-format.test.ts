import { describe, expect, it } from 'vitest';
import {
  automatic,
  chosenDateFormat,
  writeClock,
  writeDay,
  writeLongDay,
  writeLongWeekday,
  writeMonth,
  writeMonthName,
  writeShortDay,
  writeTimeAt,
  writeTimeOfDay,
  writeWeekday,
  type DateFormat,
} from './date-format.ts';

const day = '2026-09-08';

it.each([
  ['DAY_FIRST', '8 Sep 2026', '8 September 2026', '8 Sep'],
  ['MONTH_FIRST', 'Sep 8, 2026', 'September 8, 2026', 'Sep 8'],
  ['YEAR_FIRST', day, day, day],
] as const)('%s writes a day as %s, %s or %s', (order, ...expected) => {
  const format = { order, clock: '24_HOUR' } as const;
  const written = [writeDay, writeLongDay, writeShortDay].map((write) => write(day, format));
  expect(written).toEqual(expected);
});

it.each([
  [0, 5, '00:05', '12:05 AM'],
  [11, 59, '11:59', '11:59 AM'],
  [12, 0, '12:00', '12:00 PM'],
  [23, 9, '23:09', '11:09 PM'],
])('%s h %s min is written as %s or %s', (hour, minute, ...expected) => {
  const clocks = ['24_HOUR', '12_HOUR'] as const;
  expect(clocks.map((clock) => writeClock({ hour, minute }, { clock }))).toEqual(expected);
});

it("an instant uses the time zone's clock", () => {
  const at = new Date('2026-09-08T18:05:00Z');
  expect(writeTimeAt(at, 'America/New_York', { clock: '12_HOUR' })).toBe('2:05 PM');
});

it('a time after a day is ignored', () => {
  const instant = `${day}T12:00:00Z`;
  const format = { order: 'YEAR_FIRST', clock: '24_HOUR' } as const;
  const written = [writeDay, writeLongDay, writeShortDay].map((write) => write(instant, format));
  expect(written).toEqual([day, day, day]);
  expect(writeDay(instant, { ...format, order: 'DAY_FIRST' })).toBe('8 Sep 2026');
  expect([writeMonth(instant), writeWeekday(instant)]).toEqual(['September 2026', 'Tue']);
});

it.each([
  ['00:00', '12:00 AM', '00:00'],
  ['24:00', '12:00 AM', '00:00'],
  ['14:05', '2:05 PM', '14:05'],
])('the time of day %s is written as %s or %s', (time, ...expected) => {
  const written = (['12_HOUR', '24_HOUR'] as const).map((clock) => writeTimeOfDay(time, { clock }));
  expect(written).toEqual(expected);
});

it('a day has a month and a weekday', () => {
  expect(writeMonth(day)).toBe('September 2026');
  expect(writeMonthName(day)).toBe('Sep');
  expect(writeLongWeekday(day)).toBe('Tuesday');
  expect(writeWeekday(day)).toBe('Tue');
});

describe("a person's date format", () => {
  const usual: DateFormat = { order: 'MONTH_FIRST', clock: '12_HOUR' };

  it.each([
    [automatic, automatic, usual],
    ['DAY_FIRST', automatic, { order: 'DAY_FIRST', clock: '12_HOUR' }],
    [automatic, '24_HOUR', { order: 'MONTH_FIRST', clock: '24_HOUR' }],
    ['YEAR_FIRST', '24_HOUR', { order: 'YEAR_FIRST', clock: '24_HOUR' }],
  ] as const)(
    'uses %s and %s, with the default for automatic parts',
    (dateOrder, clock, expected) => {
      expect(chosenDateFormat({ dateOrder, clock }, usual)).toEqual(expected);
    },
  );
});
