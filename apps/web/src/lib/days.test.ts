import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { firstDayOfWeek, formatCalendarDay, formatWeekday } from './calendar.ts';
import { writeDatesIn } from './date-language.ts';
import { formatDay, formatHour, formatInstant, formatTime, sampleInstant } from './days.ts';
import { dateLanguages } from '@counter/contract/shared';

const timeZone = 'America/New_York';
const friday = '2026-11-13T19:05:00Z';

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00Z') }));
afterEach(() => writeDatesIn(undefined));
afterAll(() => void vi.useRealTimers());

test('instants are those of the store, with the year where it is another', () => {
  expect(formatInstant(friday, timeZone)).toBe('Fri 13 Nov 14:05');
  expect(formatInstant('2026-11-21T05:05:00Z', timeZone)).toBe('Today 00:05');
  expect(formatInstant('2026-11-21T04:55:00Z', timeZone)).toBe('Fri 20 Nov 23:55');
  expect(formatDay('2025-11-14T19:05:00Z', timeZone)).toBe('Fri 14 Nov 2025');
});

test('hours are labelled as the clock shows them', () => {
  expect([0, 8, 23, 24].map(formatHour)).toEqual(['00:00', '08:00', '23:00', '00:00']);
});

describe('a person who wants American dates', () => {
  test.each([
    ['instants', () => formatInstant(friday, timeZone), 'Fri Nov 13 2:05 PM'],
    ['times', () => formatTime(friday, timeZone), '2:05 PM'],
    ['hours', () => formatHour(14), '2:00 PM'],
    ['calendar days', () => formatCalendarDay('2026-11-13'), 'Nov 13, 2026'],
    ['weeks', firstDayOfWeek, 0],
  ])('has %s so, and anybody else not', (_what, write, expected) => {
    writeDatesIn('en-US');
    expect(plain(write())).toBe(expected);
    writeDatesIn(undefined);
    expect(plain(write())).not.toBe(expected);
  });
});

test('every language has a sample, and no two the same', () => {
  const samples = dateLanguages.map((language) => sampleInstant(friday, timeZone, language));
  expect(new Set(samples).size).toBe(dateLanguages.length);
  expect(samples[0]).toBe('Fri 13 Nov 14:05');
});

test('weekdays are short enough for a calendar', () => {
  expect(formatWeekday('2026-11-13')).toBe('Fr');
});

/** The blank before AM and PM is a narrow one in some versions. */
function plain(text: string | number): string | number {
  return typeof text === 'string' ? text.replaceAll('\u202f', ' ') : text;
}
