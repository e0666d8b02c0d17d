import { describe, expect, it } from 'vitest';
import {
  basketSizeOf,
  findUsualTime,
  medianMinutes,
  minUsualOrders,
  type HourCount,
} from './usual.ts';

const count = (minutes: number, orders: number, sameWeekday = 0): HourCount => ({
  minutes,
  orders,
  sameWeekday,
});

/** A repeatable run of numbers from 0 to below 1. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

function someCounts(seed: number): HourCount[] {
  const random = numbers(seed);
  const draw = (max: number) => Math.floor(random.next().value * max);
  return Array.from({ length: 1 + draw(12) }, () => {
    const orders = 1 + draw(8);
    return count(draw(90), orders, draw(orders + 1));
  });
}

describe('the median', () => {
  it('is the middle value or the average of the middle two', () => {
    expect(medianMinutes([count(10, 1), count(20, 1), count(90, 1)])).toBe(20);
    expect(medianMinutes([count(10, 2), count(20, 2)])).toBe(15);
    expect(medianMinutes([])).toBeUndefined();
  });

  it('has at most half of the orders below it and at most half above, in any input order', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const counts = someCounts(seed);
      const median = medianMinutes(counts) ?? NaN;
      const total = counts.reduce((sum, { orders }) => sum + orders, 0);
      const ordersWhere = (holds: (minutes: number) => boolean) =>
        counts.reduce((sum, { minutes, orders }) => sum + (holds(minutes) ? orders : 0), 0);
      expect(ordersWhere((minutes) => minutes < median)).toBeLessThanOrEqual(total / 2);
      expect(ordersWhere((minutes) => minutes > median)).toBeLessThanOrEqual(total / 2);
      expect(medianMinutes(counts.toReversed())).toBe(median);
    }
  });
});

describe('the usual time', () => {
  it('uses the weekday once it has enough orders', () => {
    const counts = [count(12, 30, 0), count(31, minUsualOrders, minUsualOrders)];
    expect(findUsualTime(counts, 0)).toEqual({ minutes: 35, basis: 'WEEKDAY_HOUR' });
  });

  it('falls back to the hour on all days and is unknown with too few orders', () => {
    const few = minUsualOrders - 1;
    const counts = [count(12, 30, 0), count(31, few, few)];
    expect(findUsualTime(counts, 0)).toEqual({ minutes: 15, basis: 'HOUR' });
    expect(findUsualTime([count(12, few, few)], 0)).toBeUndefined();
    expect(findUsualTime([], 15)).toBeUndefined();
  });

  it('adds the current busy minutes', () => {
    expect(findUsualTime([count(18, 12)], 15)?.minutes).toBe(35);
  });

  it('is a valid promise and never drops when orders take longer', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const counts = someCounts(seed);
      const usual = findUsualTime(counts, 0);
      const slower = findUsualTime(
        counts.map((row) => ({ ...row, minutes: row.minutes + 7 })),
        0,
      );
      if (!usual || !slower) continue;
      expect(usual.minutes % 5).toBe(0);
      expect(usual.minutes).toBeGreaterThanOrEqual(5);
      expect(usual.minutes).toBeLessThanOrEqual(120);
      expect(slower.minutes).toBeGreaterThanOrEqual(usual.minutes);
    }
  });
});

it('separates baskets of 2, 5 and more items', () => {
  expect([1, 2, 3, 5, 6, 40].map(basketSizeOf)).toEqual([
    'SMALL',
    'SMALL',
    'MEDIUM',
    'MEDIUM',
    'LARGE',
    'LARGE',
  ]);
});
