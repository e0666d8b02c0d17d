import { addDays, instantOf } from '@counter/contract/shared';
import { medianOf } from '@counter/contract/analytics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningRecord } from '../store/index.ts';
import { storeClock } from './clock-hours.ts';
import { comparedDays, costOf, hourKey } from './closure-cost.ts';
import { workedTime } from './closures.ts';

const newYork = 'America/New_York';
const thursday = '2026-05-07';

type Facts = Partial<Pick<OpeningRecord, 'hours' | 'changes' | 'since'>>;

/** Computes the cost of a closure on a day for a store with given sales per hour before. */
function costOfClosing(
  day: string,
  [from, to]: readonly [number, number],
  soldAt: (hour: number, week: number) => number | undefined,
  { timeZone = newYork, ...facts }: Facts & { timeZone?: string } = {},
): number | undefined {
  const closed = { start: instantOf(day, from, timeZone), end: instantOf(day, to, timeZone) };
  const changes = [
    ...(facts.changes ?? []),
    { online: false, at: closed.start, by: 'Maya' },
    { online: true, at: closed.end, by: 'Maya' },
  ];
  const record: OpeningRecord = {
    timeZone,
    hours: [{ hours: [], deliveryHours: null, exceptions: [], until: null }],
    pauses: [],
    since: new Date(0),
    online: true,
    suspensions: [],
    ...facts,
    changes,
  };
  const span = {
    start: instantOf(addDays(day, -60), 0, timeZone),
    end: instantOf(addDays(day, 1), 0, timeZone),
  };
  const worked = workedTime(record, span);
  const sold = new Map(
    comparedDays(day).flatMap((past, week) =>
      Array.from({ length: 24 }, (_, hour) => [
        hourKey({ day: past, hour }),
        soldAt(hour, week) ?? 0,
      ]),
    ),
  );
  const closure = worked.closures.at(-1);
  return closure ? costOf(closure, { clock: storeClock(timeZone), worked, sold }) : undefined;
}

describe('the estimated cost of a closure', () => {
  it('is the median of the same hour over eight weeks, times the share of the hour closed', () => {
    const sold = [10_00, 20_00, 30_00, 40_00, 50_00, 60_00, 70_00, 900_00];
    const cost = costOfClosing(thursday, [12 * 60 + 30, 13 * 60], (_hour, week) => sold[week]);
    expect(cost).toBe(22_50);
  });

  it('adds up the hours it touches, across a clock change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2026-03-08', '2026-11-01', thursday),
        fc.constantFrom(newYork, 'Asia/Karachi'),
        fc.integer({ min: 5 * 60, max: 15 * 60 }),
        fc.integer({ min: 1, max: 8 * 60 }),
        fc.integer({ min: 0, max: 500_00 }),
        (day, timeZone, from, minutes, perHour) => {
          const to = from + minutes;
          const cost = costOfClosing(day, [from, to], () => perHour, { timeZone });
          // Half a cent may be rounded either way.
          expect(Math.abs((cost ?? Infinity) - (perHour * minutes) / 60)).toBeLessThan(0.501);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('needs at least four comparable hours', () => {
    const sold = () => 40_00;
    const weeksAgo = (weeks: number): Date => instantOf(addDays(thursday, -7 * weeks), 0, newYork);
    const noon = [12 * 60, 13 * 60] as const;
    expect(costOfClosing(thursday, noon, sold, { since: weeksAgo(3) })).toBeUndefined();
    expect(costOfClosing(thursday, noon, sold, { since: weeksAgo(4) })).toBe(40_00);
  });

  it('excludes hours in which the store was partly closed', () => {
    const weekAgo = addDays(thursday, -7);
    const changes = [
      { online: false, at: instantOf(weekAgo, 12 * 60 + 50, newYork), by: 'Maya' },
      { online: true, at: instantOf(weekAgo, 14 * 60, newYork), by: 'Maya' },
    ];
    const sold = (_hour: number, week: number) => (week === 0 ? 1 : (week + 1) * 10_00);
    const noon = [12 * 60, 13 * 60] as const;
    expect(costOfClosing(thursday, noon, sold, { changes })).toBe(50_00);
  });

  it('counts only the part of an hour in which the store works', () => {
    const week = [{ weekday: 4, opens: 12 * 60 + 30, closes: 20 * 60 }];
    const hours = [{ hours: week, deliveryHours: null, exceptions: [], until: null }];
    const cost = costOfClosing(thursday, [12 * 60, 12 * 60 + 45], () => 30_00, { hours });
    expect(cost).toBe(15_00);
  });
});

describe('the median', () => {
  it('has as many numbers below it as above it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1 }), (numbers) => {
        const median = medianOf(numbers);
        const below = numbers.filter((number) => number < median).length;
        const above = numbers.filter((number) => number > median).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(numbers.length / 2);
      }),
    );
  });
});
