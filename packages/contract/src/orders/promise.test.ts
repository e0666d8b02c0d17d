import { describe, expect, it } from 'vitest';
import {
  defaultMinutes,
  keptPromise,
  promisedTime,
  stepPromise,
  toPromiseMinutes,
} from './promise.ts';

const now = Date.parse('2026-03-04T17:00:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

describe('the minutes that are offered', () => {
  it('are those of the order, rounded up to whole steps within what can be promised', () => {
    const offered = (ready: number) =>
      defaultMinutes({ usual: null, releasedAt: at(0), estimatedPickupTime: at(ready) });
    expect([20, 21, 2, 0, 500].map(offered)).toEqual([20, 25, 5, 5, 120]);
  });

  it('are the usual ones where the store has them', () => {
    const usual = { minutes: 35, basis: 'HOUR' } as const;
    expect(defaultMinutes({ usual, releasedAt: at(0), estimatedPickupTime: at(20) })).toBe(35);
  });

  it('are never fewer than asked for, nor a step more, between 5 and 120', () => {
    for (let minutes = 0; minutes <= 120; minutes += 0.5) {
      const promised = toPromiseMinutes(minutes);
      expect(promised % 5).toBe(0);
      expect(promised).toBeGreaterThanOrEqual(Math.max(minutes, 5));
      expect(promised - Math.max(minutes, 5)).toBeLessThan(5);
    }
  });

  it('change by whole steps and stop at both ends', () => {
    expect(stepPromise(20, 1)).toBe(25);
    expect(stepPromise(20, -1)).toBe(15);
    expect(stepPromise(5, -1)).toBe(5);
    expect(stepPromise(120, 1)).toBe(120);
  });
});

describe('the promised pickup time', () => {
  it('is so many minutes from now', () => {
    expect(promisedTime({ scheduledAt: null }, 25, now)).toBe(at(25));
  });

  it('is not before the time at which a scheduled order is wanted', () => {
    expect(promisedTime({ scheduledAt: at(90) }, 25, now)).toBe(at(90));
    expect(promisedTime({ scheduledAt: at(10) }, 25, now)).toBe(at(25));
  });
});

describe('a press that waited for a network', () => {
  const minute = 60_000;
  const keptFor = (passed: number) => (keptPromise(now, 20, now + passed * minute) - now) / minute;

  it('keeps its time for as long as that is five minutes ahead', () => {
    expect([0, 10, 15].map(keptFor)).toEqual([20, 20, 20]);
  });

  it('is promised in five minutes once its own time is too close or over', () => {
    expect([16, 20, 60].map(keptFor)).toEqual([21, 25, 65]);
  });

  it('counts from now if it claims to be in the future', () => {
    expect(keptPromise(now + 60 * minute, 20, now)).toBe(now + 20 * minute);
  });
});
