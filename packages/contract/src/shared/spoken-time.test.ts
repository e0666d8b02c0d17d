import { describe, expect, it } from 'vitest';
import type { DateFormat } from './date-format.ts';
import { clockTime, spokenDay, spokenEnd, spokenTime } from './spoken-time.ts';

const american: DateFormat = { order: 'MONTH_FIRST', clock: '12_HOUR' };
const german: DateFormat = { order: 'DAY_FIRST', clock: '24_HOUR' };
const swedish: DateFormat = { order: 'YEAR_FIRST', clock: '24_HOUR' };

const timeZone = 'America/New_York';
const now = new Date('2026-03-04T17:00:00Z');
const later = new Date('2026-03-04T20:05:00Z');
const tomorrow = new Date('2026-03-05T05:00:00Z');
const friday = new Date('2026-03-06T20:05:00Z');

describe('dates and times in a sentence', () => {
  it.each([
    [american, '3:05 PM', 'Mar 6', 'on Mar 6 at 3:05 PM'],
    [german, '15:05', '6 Mar', 'on 6 Mar at 15:05'],
    [swedish, '15:05', '2026-03-06', 'on 2026-03-06 at 15:05'],
  ])('follow the format %o', (dates, clock, day, time) => {
    const local = { timeZone, dates };
    expect(clockTime(later, local)).toBe(clock);
    expect(spokenDay('2026-03-06', local)).toBe(day);
    expect(spokenTime(later, now, local)).toBe(`at ${clock}`);
    expect(spokenTime(friday, now, local)).toBe(time);
    expect(spokenEnd(later, now, local)).toBe(clock);
    expect(`on ${spokenEnd(friday, now, local)}`).toBe(time);
  });

  it.each([
    ['2026-03-06T20:00:00Z', 'Mar 6 at 3:00 PM'],
    ['2026-03-06T05:30:00Z', 'Mar 6 at 12:30 AM'],
    ['2026-03-06T05:00:00Z', 'Mar 6'],
    ['2026-03-05T20:00:00Z', 'tomorrow at 3:00 PM'],
  ])('end on the hour, after midnight or at the end of the day: %s', (end, expected) => {
    expect(spokenEnd(new Date(end), now, { timeZone, dates: american })).toBe(expected);
  });

  it.each([[american], [german]])('call the next midnight tomorrow: %o', (dates) => {
    expect(spokenEnd(tomorrow, now, { timeZone, dates })).toBe('tomorrow');
  });
});
