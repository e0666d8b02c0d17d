import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clocks,
  dateOrders,
  writeClock,
  writeDay,
  writeLongDay,
  writeShortDay,
  type DateFormat,
} from './date-format.ts';
import { readDay, readMoment, readTimeOfDay } from './read-date.ts';
import { addDays } from './zone.ts';

const days = fc.integer({ min: 0, max: 73_000 }).map((count) => addDays('1900-01-01', count));
const minutes = fc.integer({ min: 0, max: 1439 });
const formats = dateOrders.flatMap((order) =>
  clocks.map((clock): DateFormat => ({ order, clock })),
);
const today = '2026-11-23';

const timeOf = (minute: number) => ({ hour: Math.floor(minute / 60), minute: minute % 60 });
const two = (value: number): string => String(value).padStart(2, '0');

describe.each(formats)('dates with $order and a clock of $clock', (format) => {
  it('can be parsed as written', () => {
    fc.assert(
      fc.property(days, minutes, (day, minute) => {
        const time = timeOf(minute);
        const clock = writeClock(time, format);
        const iso = `${two(time.hour)}:${two(time.minute)}`;
        expect(readDay(writeDay(day, format), format, today)).toBe(day);
        expect(readDay(writeLongDay(day, format), format, today)).toBe(day);
        expect(readDay(writeShortDay(day, format), format, day)).toBe(day);
        expect(readTimeOfDay(clock)).toBe(iso);
        expect(readMoment(`${writeDay(day, format)} ${clock}`, format, today)).toBe(
          `${day}T${iso}`,
        );
      }),
    );
  });

  it('can also be parsed in ISO format', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(readDay(day, format, today)).toBe(day);
        expect(readMoment(`${day}T14:05`, format, today)).toBe(`${day}T14:05`);
      }),
    );
  });

  it('have three-letter months', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [month] = /[A-Z][a-z]+/.exec(writeDay(day, format)) ?? ['Sep'];
        expect(month).toHaveLength(3);
      }),
    );
  });
});

const [dayFirst, monthFirst, yearFirst] = dateOrders.map((order) => ({ order }));

it.each([
  ['5/6/2026', '2026-06-05', '2026-05-06', '2026-05-06'],
  ['5.6.26', '2026-06-05', '2026-05-06', '2005-06-26'],
  ['31/12/2026', '2026-12-31', '2026-12-31', '2026-12-31'],
  ['12/31/2026', '2026-12-31', '2026-12-31', '2026-12-31'],
  ['5/6', '2026-06-05', '2026-05-06', '2026-05-06'],
  ['5.6.', '2026-06-05', '2026-05-06', '2026-05-06'],
  ['/31/12/2026,', '2026-12-31', '2026-12-31', '2026-12-31'],
  ['8 sept 2026', '2026-09-08', '2026-09-08', '2026-09-08'],
  ['September 8', '2026-09-08', '2026-09-08', '2026-09-08'],
  ['2026/9/8', '2026-09-08', '2026-09-08', '2026-09-08'],
])('%s is %s day first, %s month first and %s year first', (text, ...expected) => {
  const read = [dayFirst, monthFirst, yearFirst].map((one) => one && readDay(text, one, today));
  expect(read).toEqual(expected);
});

it.each([
  '',
  '  ',
  'soon',
  '30 Feb 2026',
  '2026-13-01',
  '1/2/3/4',
  '8 Se 2026',
  'May',
  '2026',
  'May June 1',
])('"%s" is not a day', (text) => {
  for (const order of dateOrders) expect(readDay(text, { order }, today)).toBeUndefined();
});

it.each(['28 Sep 2026', '28 Sep', '14:05', '28 Sep 2026 25:00', '2026-09-28T'])(
  '"%s" is not a day with a time',
  (text) => {
    expect(readMoment(text, { order: 'DAY_FIRST' }, today)).toBeUndefined();
  },
);
