import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  boundsOfDay,
  dayAt,
  instantOf,
  localTimeAt,
  weekdayOf,
} from './zone.ts';
import { hourMs } from './durations.ts';

const zones = ['America/New_York', 'Asia/Karachi', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
const zone = fc.constantFrom(...zones);

/** Any minute from 2015 to 2034. */
const instant = fc
  .integer({ min: 0, max: 20 * 365 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2015, 0, 1) + minutes * 60_000));

describe("a time zone's clock", () => {
  it.each([
    ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08', 1, 59],
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', 3, 0],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01', 1, 30],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', 1, 30],
    ['2026-03-08T20:00:00Z', 'Asia/Karachi', '2026-03-09', 1, 0],
    ['2026-01-01T00:00:00Z', 'America/New_York', '2025-12-31', 19, 0],
  ])('at %s in %s shows %s %i:%i', (at, timeZone, day, hour, minute) => {
    expect(localTimeAt(new Date(at), timeZone)).toEqual({ day, hour, minute });
  });

  it('matches Intl to the second, even before 1980', () => {
    const anyInstant = fc.date({
      min: new Date('1950-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyInstant, zone, (at, timeZone) => {
        const formatted = new Intl.DateTimeFormat('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(at);
        const { day, hour, minute } = localTimeAt(at, timeZone);
        const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
        expect(`${day} ${clock}`).toBe(formatted);
      }),
      { numRuns: 300 },
    );
  });

  it('converts back to the instant, or to the first one of a repeated hour', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const { day, hour, minute } = localTimeAt(at, timeZone);
        const back = instantOf(day, hour * 60 + minute, timeZone);
        expect(localTimeAt(back, timeZone)).toEqual({ day, hour, minute });
        expect(back <= at).toBe(true);
        expect(at.getTime() - back.getTime()).toBeLessThanOrEqual(hourMs);
      }),
    );
  });
});

describe('the instant of a local time', () => {
  it.each([
    ['2026-03-08', 119, 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08', 120, 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08', 150, 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08', 180, 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', 60, 'America/New_York', '2026-11-01T05:00:00.000Z'],
    ['2026-11-01', 120, 'America/New_York', '2026-11-01T07:00:00.000Z'],
    ['2026-11-21', 1440, 'Asia/Karachi', '2026-11-21T19:00:00.000Z'],
  ])('%s minute %i in %s is %s', (day, minute, timeZone, expected) => {
    expect(instantOf(day, minute, timeZone).toISOString()).toBe(expected);
  });

  it('never goes backward as the clock advances', () => {
    const minutes = fc.tuple(fc.integer({ min: 0, max: 2880 }), fc.integer({ min: 0, max: 2880 }));
    fc.assert(
      fc.property(instant, minutes, zone, (around, [one, other], timeZone) => {
        const day = dayAt(around, timeZone);
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const [first, second] = [early, late].map((minute) => instantOf(day, minute, timeZone));
        expect(first && second && first <= second).toBe(true);
      }),
    );
  });
});

describe('days in a time zone', () => {
  it('contain every instant exactly once', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const day = dayAt(at, timeZone);
        const { start, end } = boundsOfDay(day, timeZone);
        expect(start <= at && at < end).toBe(true);
        expect(boundsOfDay(addDays(day, 1), timeZone).start).toEqual(end);
        expect(dayAt(new Date(start.getTime() - 1), timeZone)).toBe(addDays(day, -1));
      }),
    );
  });

  it('are 23 or 25 hours long when the clocks change', () => {
    const hours = (day: string) => {
      const { start, end } = boundsOfDay(day, 'America/New_York');
      return (end.getTime() - start.getTime()) / hourMs;
    };
    expect([hours('2026-03-08'), hours('2026-11-01'), hours('2026-11-02')]).toEqual([23, 25, 24]);
  });
});

describe('the calendar', () => {
  it('counts days forward and back', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -4000, max: 4000 }), (at, days) => {
        const day = dayAt(at, 'UTC');
        expect(addDays(addDays(day, days), -days)).toBe(day);
        expect((((weekdayOf(day) + days) % 7) + 7) % 7).toBe(weekdayOf(addDays(day, days)));
      }),
    );
  });

  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-05', 14, '2028-02-05'],
  ])('%s plus %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });
});
