import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTimeAt } from './zone.ts';
import { nextSendingTime } from './quiet-hours.ts';
import { dayMs } from './durations.ts';

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'America/St_Johns',
  'Europe/London',
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
];
const zone = fc.constantFrom(...zones);
const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2031-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('quiet hours', () => {
  it.each([
    ['2026-03-04T13:00:00Z', '2026-03-04T13:00:00.000Z', 'eight in New York'],
    ['2026-03-04T12:59:59Z', '2026-03-04T13:00:00.000Z', 'a second before eight'],
    ['2026-03-05T01:59:00Z', '2026-03-05T01:59:00.000Z', 'a minute before nine in the evening'],
    ['2026-03-05T02:00:00Z', '2026-03-05T13:00:00.000Z', 'nine in the evening'],
    [
      '2026-03-08T04:00:00Z',
      '2026-03-08T12:00:00.000Z',
      'the night in which the clock jumps ahead',
    ],
    ['2026-11-01T03:00:00Z', '2026-11-01T13:00:00.000Z', 'the night that has an hour twice'],
  ])('%s delays %s to %s', (at, next) => {
    expect(nextSendingTime(new Date(at), 'America/New_York').toISOString()).toBe(next);
  });

  it("end at eight on the recipient's clock, within a day, and allow sending at that time", () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const next = nextSendingTime(at, timeZone);
        const { hour, minute } = localTimeAt(next, timeZone);
        expect(hour).toBeGreaterThanOrEqual(8);
        expect(hour).toBeLessThan(21);
        expect(next.getTime() === at.getTime() || (hour === 8 && minute === 0)).toBe(true);
        expect(next.getTime()).toBeGreaterThanOrEqual(at.getTime());
        expect(next.getTime() - at.getTime()).toBeLessThan(dayMs);
        expect(nextSendingTime(next, timeZone)).toEqual(next);
      }),
    );
  });

  it('skip no earlier allowed time', () => {
    fc.assert(
      fc.property(
        instant,
        zone,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (at, timeZone, part) => {
          const next = nextSendingTime(at, timeZone).getTime();
          const between = at.getTime() + Math.floor((next - at.getTime() - 1) * part);
          if (between <= at.getTime() || between >= next) return;
          const { hour } = localTimeAt(new Date(between), timeZone);
          expect(hour < 8 || hour >= 21).toBe(true);
        },
      ),
    );
  });
});
