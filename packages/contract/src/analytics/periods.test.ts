import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayAt } from '../shared/zone.ts';
import { durations } from './durations.ts';
import { daysOf, periodBefore, periodOf } from './periods.ts';

const lengths = { TODAY: 1, LAST_7_DAYS: 7, LAST_30_DAYS: 30, LAST_90_DAYS: 90 };

/** Around the nights on which New York's clocks change, and any other time. */
const today = fc
  .tuple(
    fc.constantFrom('2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2026-06-17T12:00:00Z'),
    fc.integer({ min: -100 * 24, max: 100 * 24 }),
    fc.constantFrom('America/New_York', 'Asia/Karachi'),
  )
  .map(([around, hours, zone]) => dayAt(new Date(Date.parse(around) + hours * 3_600_000), zone));

test('a duration ends today and has its number of days, each once', () => {
  fc.assert(
    fc.property(today, fc.constantFrom(...durations), (to, duration) => {
      const days = daysOf(periodOf(duration, to));
      expect(days.at(-1)).toBe(to);
      expect(new Set(days).size).toBe(lengths[duration]);
    }),
  );
});

test('the period before is as long and touches it', () => {
  fc.assert(
    fc.property(today, fc.constantFrom(...durations), (to, duration) => {
      const period = periodOf(duration, to);
      const before = periodBefore(duration, period);
      expect(addDays(before.to, 1)).toBe(period.from);
      expect(daysOf(before)).toHaveLength(lengths[duration]);
    }),
  );
});

test('a day begins at the midnight of the store, wherever it is', () => {
  const late = new Date('2026-03-04T18:30:00Z');
  const early = new Date('2026-03-04T19:30:00Z');
  const ofKarachi = (at: Date) => periodOf('TODAY', dayAt(at, 'Asia/Karachi')).from;
  expect([ofKarachi(late), ofKarachi(early)]).toEqual(['2026-03-04', '2026-03-05']);
});
