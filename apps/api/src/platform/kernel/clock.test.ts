import { expect, test } from 'vitest';
import { fixedClock, movableClock, systemClock } from './clock.ts';

const noon = new Date('2026-03-14T12:00:00Z');

test("the system clock returns the machine's time", () => {
  const before = Date.now();
  const told = systemClock.now().getTime();
  expect(told).toBeGreaterThanOrEqual(before);
  expect(told).toBeLessThanOrEqual(Date.now());
});

test('a fixed clock stays the same even if a reader changes the date', () => {
  const clock = fixedClock(noon);
  clock.now().setFullYear(1999);
  expect(clock.now()).toEqual(noon);
});

test('a movable clock moves only when told to', () => {
  const clock = movableClock(noon);
  clock.advance(90_000);
  expect(clock.now()).toEqual(new Date('2026-03-14T12:01:30Z'));
  clock.advance(-60_000);
  expect(clock.now()).toEqual(new Date('2026-03-14T12:00:30Z'));
  clock.set(noon);
  expect(clock.now()).toEqual(noon);
});
