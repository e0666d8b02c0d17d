import type { DateFormat } from '@counter/contract/shared';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstDayOfWeek, formatCalendarDay, formatWeekDay, formatWeekday } from './calendar.ts';
import { writeDatesIn } from './date-format.ts';
import {
  formatDay,
  formatHour,
  formatInstant,
  formatShortHour,
  formatTime,
  formatTimes,
  fullInstant,
  instantInSentence,
  longInstant,
  nearInstant,
  sampleInstant,
  timeOrDay,
} from './days.ts';

const timeZone = 'America/New_York';
const friday = '2026-11-13T19:05:00Z';
const justPastMidnight = '2026-11-21T05:05:00Z';

const british: DateFormat = { order: 'DAY_FIRST', clock: '24_HOUR' };
const american: DateFormat = { order: 'MONTH_FIRST', clock: '12_HOUR' };
const iso: DateFormat = { order: 'YEAR_FIRST', clock: '24_HOUR' };

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00Z') }));
beforeEach(() => writeDatesIn(british));
afterEach(() => writeDatesIn(undefined));
afterAll(() => void vi.useRealTimers());

test("shows instants in the store's time, with the year if it isn't this one", () => {
  expect(formatInstant(friday, timeZone)).toBe('Fri 13 Nov 14:05');
  expect(formatInstant(justPastMidnight, timeZone)).toBe('Today 00:05');
  expect(formatInstant('2026-11-21T04:55:00Z', timeZone)).toBe('Fri 20 Nov 23:55');
  expect(formatDay('2025-11-14T19:05:00Z', timeZone)).toBe('Fri 14 Nov 2025');
});

test('writes "today" in lower case within a sentence', () => {
  expect(instantInSentence(justPastMidnight, timeZone)).toBe('today 00:05');
  expect(instantInSentence(friday, timeZone)).toBe('Fri 13 Nov 14:05');
  // Already tomorrow in UTC.
  expect(instantInSentence('2026-11-22T04:30:00Z', timeZone)).toBe('today 23:30');
});

test('shows only the time for today, and the day for other days', () => {
  expect(nearInstant(justPastMidnight, timeZone)).toBe('00:05');
  expect(nearInstant(friday, timeZone)).toBe('Fri 13 Nov 14:05');
  expect(timeOrDay(justPastMidnight, timeZone)).toBe('00:05');
  expect(timeOrDay(friday, timeZone)).toBe('Fri 13 Nov');
});

test("labels hours in the person's clock format", () => {
  expect([0, 8, 23, 24].map(formatHour)).toEqual(['00:00', '08:00', '23:00', '00:00']);
  expect([0, 20].map(formatShortHour)).toEqual(['00:00', '20:00']);
  writeDatesIn(american);
  expect([0, 20].map(formatShortHour)).toEqual(['12 AM', '8 PM']);
  expect([0, 8, 12, 23].map(formatHour)).toEqual(['12:00 AM', '8:00 AM', '12:00 PM', '11:00 PM']);
});

test('shows midnight as the end of a day', () => {
  const evening = { from: '18:00', to: '00:00' };
  expect(formatTimes(evening)).toBe('18:00–24:00');
  writeDatesIn(american);
  expect(formatTimes(evening)).toBe('6:00 PM–12:00 AM');
});

describe.each([
  [
    british,
    ['Fri 13 Nov 14:05', '14:05', '8 Sep 2026', 'Tue 8 Sep', '13 November 2026 at 14:05'],
    'Friday, 13 November 2026 at 14:05 EST',
    1,
  ],
  [
    american,
    ['Fri Nov 13 2:05 PM', '2:05 PM', 'Sep 8, 2026', 'Tue Sep 8', 'November 13, 2026 at 2:05 PM'],
    'Friday, November 13, 2026 at 2:05 PM EST',
    0,
  ],
  [
    iso,
    ['Fri 2026-11-13 14:05', '14:05', '2026-09-08', 'Tue 2026-09-08', '2026-11-13 at 14:05'],
    'Friday, 2026-11-13 at 14:05 EST',
    1,
  ],
] as const)('the date format %o', (format, expected, full, firstDay) => {
  test('applies to dates and times everywhere', () => {
    writeDatesIn(format);
    expect([
      formatInstant(friday, timeZone),
      formatTime(friday, timeZone),
      formatCalendarDay('2026-09-08'),
      formatWeekDay('2026-09-08'),
      longInstant(friday, timeZone),
    ]).toEqual(expected);
    expect(fullInstant(friday, timeZone)).toBe(full);
    expect(firstDayOfWeek()).toBe(firstDay);
  });
});

test('every format has a sample, and no two are the same', () => {
  const samples = [british, american, iso].map((one) => sampleInstant(friday, timeZone, one));
  expect(samples).toEqual([
    'Fri 13 Nov 2026, 14:05',
    'Fri Nov 13, 2026, 2:05 PM',
    'Fri 2026-11-13, 14:05',
  ]);
});

test('shortens weekdays to two letters', () => {
  expect(formatWeekday('2026-11-13')).toBe('Fri');
});
