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

describe('the offered prep time', () => {
  it("is the order's, rounded up to a whole step within the limits", () => {
    const offered = (ready: number) =>
      defaultMinutes({ usual: null, releasedAt: at(0), estimatedPickupTime: at(ready) });
    expect([20, 21, 2, 0, 500].map(offered)).toEqual([20, 25, 5, 5, 120]);
  });

  it("is the store's usual time if it has one", () => {
    const usual = { minutes: 35, basis: 'HOUR' } as const;
    expect(defaultMinutes({ usual, releasedAt: at(0), estimatedPickupTime: at(20) })).toBe(35);
  });

  it('is at least the requested minutes, less than a step more, and from 5 to 120', () => {
    for (let minutes = 0; minutes <= 120; minutes += 0.5) {
      const promised = toPromiseMinutes(minutes);
      expect(promised % 5).toBe(0);
      expect(promised).toBeGreaterThanOrEqual(Math.max(minutes, 5));
      expect(promised - Math.max(minutes, 5)).toBeLessThan(5);
    }
  });

  it('changes in whole steps and stops at both ends', () => {
    expect(stepPromise(20, 1)).toBe(25);
    expect(stepPromise(20, -1)).toBe(15);
    expect(stepPromise(5, -1)).toBe(5);
    expect(stepPromise(120, 1)).toBe(120);
  });
});

describe('the promised pickup time', () => {
  it('is that many minutes from now', () => {
    expect(promisedTime({ scheduledAt: null }, 25, now)).toBe(at(25));
  });

  it('is never before the scheduled time', () => {
    expect(promisedTime({ scheduledAt: at(90) }, 25, now)).toBe(at(90));
    expect(promisedTime({ scheduledAt: at(10) }, 25, now)).toBe(at(25));
  });
});

describe('a promise sent late from an offline device', () => {
  const minute = 60_000;
  const keptFor = (passed: number) => (keptPromise(now, 20, now + passed * minute) - now) / minute;

  it('keeps its time while that is at least five minutes ahead', () => {
    expect([0, 10, 15].map(keptFor)).toEqual([20, 20, 20]);
  });

  it('becomes five minutes from now once its time is too close or past', () => {
    expect([16, 20, 60].map(keptFor)).toEqual([21, 25, 65]);
  });

  it('counts from now if it claims to come from the future', () => {
    expect(keptPromise(now + 60 * minute, 20, now)).toBe(now + 20 * minute);
  });
});
