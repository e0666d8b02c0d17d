import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, weekdayOf } from '../../shared/zone.ts';
import { accuracyOf, backtest, meanErrors, rangeAround } from './backtest.ts';
import { expectCount, sameAsLastWeek, type DayCount } from './expect-orders.ts';
import { sharesOn } from './spread.ts';

const first = '2026-03-02';

function history(counts: readonly number[]): DayCount[] {
  return counts.map((count, index) => ({ day: addDays(first, index), count }));
}

const week = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 7, maxLength: 7 });
const counts = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 84 });
const ahead = fc.integer({ min: 1, max: 8 });

describe('the expected count', () => {
  it('is 0 without a history', () => {
    expect(expectCount([], first)).toBe(0);
  });

  it('is the same for a store with equal days, however many days are missing', () => {
    const same = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.infiniteStream(fc.boolean()), ahead);
    fc.assert(
      fc.property(same, ([count, kept, days]) => {
        const past = history(Array.from({ length: 84 }, () => count)).filter(
          ({ day }) => day < addDays(first, 7) || kept.next().value === true,
        );
        expect(expectCount(past, addDays(first, 83 + days))).toBeCloseTo(count, 6);
      }),
    );
  });

  it('follows the weekdays of a store with a repeating week', () => {
    const past = history(
      Array.from({ length: 84 }, (_, day) => [10, 10, 10, 10, 10, 40, 40][day % 7] ?? 0),
    );
    const friday = expectCount(past, addDays(first, 84 + 4));
    const saturday = expectCount(past, addDays(first, 84 + 5));
    expect(weekdayOf(addDays(first, 84 + 5))).toBe(6);
    expect(friday).toBeGreaterThan(8);
    expect(friday).toBeLessThan(13);
    expect(saturday).toBeGreaterThan(35);
    expect(saturday).toBeLessThan(42);
  });

  it('follows a store that has become busier without overshooting', () => {
    const past = history(Array.from({ length: 84 }, (_, day) => (day < 56 ? 40 : 80)));
    const expected = expectCount(past, addDays(first, 84));
    expect(expected).toBeGreaterThan(74);
    expect(expected).toBeLessThan(90);
  });

  it('scales in proportion with the store', () => {
    fc.assert(
      fc.property(counts, ahead, (drawn, days) => {
        const day = addDays(first, drawn.length + days);
        const once = expectCount(history(drawn), day);
        const threefold = expectCount(history(drawn.map((count) => count * 3)), day);
        expect(threefold).toBeCloseTo(once * 3, 6);
        expect(once).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('beats "as last week" for a repeating week with noise', () => {
    // 0.7 to 1.3 times as much, in an order without a pattern of its own.
    const noise = (day: number): number => 0.7 + (((day * 7919) % 61) / 60) * 0.6;
    const shape = [30, 22, 24, 28, 33, 48, 52];
    const past = history(
      Array.from({ length: 84 }, (_, day) => Math.round((shape[day % 7] ?? 0) * noise(day))),
    );
    const errors = meanErrors(backtest(past));
    expect(errors.expected).toBeLessThan(errors.lastWeek * 0.85);
  });
});

test('as last week uses the latest known day of the same weekday', () => {
  fc.assert(
    fc.property(week, ahead, (drawn, days) => {
      const past = history([...drawn, ...drawn, ...drawn]);
      const day = addDays(first, 20 + days);
      expect(sameAsLastWeek(past, day)).toBe(drawn[(20 + days) % 7]);
    }),
  );
  expect(sameAsLastWeek(history([5, 6]), addDays(first, 9))).toBeUndefined();
});

describe('a backtest', () => {
  it('uses no data from the days it forecasts', () => {
    const past = history(Array.from({ length: 60 }, (_, day) => 20 + (day % 7)));
    const before = backtest(past);
    const odd = { day: past.at(-1)?.day ?? first, count: 900 };
    const after = backtest([...past.slice(0, -1), odd]);
    expect(after.map(({ expected }) => expected)).toEqual(before.map(({ expected }) => expected));
    expect(after.filter(({ count }) => count === 900)).toHaveLength(4);
  });

  it('returns nothing for less than five weeks', () => {
    expect(accuracyOf(backtest(history(Array.from({ length: 16 }, () => 10))))).toBeUndefined();
    expect(accuracyOf(backtest(history(Array.from({ length: 35 }, () => 10))))).toEqual({
      within: 0,
      lastWeekWithin: 0,
    });
  });

  it('reports the error that four of five days stayed within, in whole percent', () => {
    const trials = Array.from({ length: 20 }, (_, index) => ({
      day: first,
      expected: 100,
      lastWeek: 50,
      count: 100 + (index < 16 ? 10 : 60),
    }));
    expect(accuracyOf(trials)).toEqual({ within: 20, lastWeekWithin: 140 });
  });
});

describe('the range', () => {
  it('contains the expected count, in whole numbers of at least zero', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 500, noNaN: true }), counts, (expected, drawn) => {
        const { from, to } = rangeAround(expected, backtest(history(drawn)));
        expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(Math.round(expected));
        expect(to).toBeGreaterThanOrEqual(Math.round(expected));
      }),
    );
  });

  it('is as wide as chance with few trials, and as wide as past errors with enough', () => {
    expect(rangeAround(100, [])).toEqual({ from: 87, to: 113 });
    const trials = Array.from({ length: 40 }, (_, index) => ({
      day: first,
      expected: 10,
      lastWeek: 10,
      count: index % 2 === 0 ? 5 : 20,
    }));
    expect(rangeAround(100, trials)).toEqual({ from: 50, to: 200 });
  });
});

describe('hourly or product shares', () => {
  const dayWith = (day: string, parts: Readonly<Record<number, number>>) => ({
    day,
    count: Object.values(parts).reduce((total, count) => total + count, 0),
    parts: new Map(Object.entries(parts).map(([part, count]) => [Number(part), count])),
  });

  it('add up to one if every order is in one part', () => {
    const parts = fc.dictionary(
      fc.integer({ min: 0, max: 23 }).map(String),
      fc.integer({ min: 0, max: 30 }),
    );
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 60 }), ahead, (drawn, days) => {
        const past = drawn.map((one, index) => dayWith(addDays(first, index), one));
        const shares = [...sharesOn(past, addDays(first, drawn.length + days)).values()];
        const sum = shares.reduce((total, share) => total + share, 0);
        const isEmpty = past.every(({ count }) => count === 0);
        expect(sum).toBeCloseTo(isEmpty ? 0 : 1, 6);
      }),
    );
  });

  it('follow the weekday once there are a few weeks of it', () => {
    const past = Array.from({ length: 56 }, (_, index) =>
      dayWith(addDays(first, index), index % 7 === 0 ? { 8: 10 } : { 18: 10 }),
    );
    expect(sharesOn(past, addDays(first, 56)).get(8)).toBeGreaterThan(0.8);
    expect(sharesOn(past, addDays(first, 57)).get(18)).toBeGreaterThan(0.95);
  });
});
