import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareClocks, now } from './clock.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => {
  compareClocks(new Date(Date.now()).toUTCString(), now());
  vi.useRealTimers();
});

const serverSays = (time: number) => new Date(time).toUTCString();

test('corrects a clock that is an hour off, and adapts when it is set right', () => {
  compareClocks(serverSays(noon - hour), now());
  expect(now()).toBe(noon - hour);
  vi.setSystemTime(noon - hour);
  compareClocks(serverSays(noon - hour), now());
  expect(now()).toBe(noon - hour);
});

test('leaves a clock that is only seconds off, so that time never jumps', () => {
  compareClocks(serverSays(noon - 4000), now());
  expect(now()).toBe(noon);
});

test('ignores an answer without a date, or a slow one', () => {
  compareClocks(null, now());
  const askedAt = now();
  vi.setSystemTime(noon + hour);
  compareClocks(serverSays(noon), askedAt);
  expect(now()).toBe(noon + hour);
});

test("a slow answer doesn't change a right clock", () => {
  const askedAt = now();
  vi.setSystemTime(noon + 8000);
  compareClocks(serverSays(noon), askedAt);
  expect(now()).toBe(noon + 8000);
});

test("slow answers don't make a corrected clock jump", () => {
  compareClocks(serverSays(noon - hour), now());
  const askedAt = now();
  vi.setSystemTime(noon + 8000);
  compareClocks(serverSays(noon - hour), askedAt);
  expect(now()).toBe(noon - hour + 8000);
});
