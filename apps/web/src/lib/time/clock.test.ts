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

test('a clock that is an hour wrong is put right by an answer, and by the next when it is set', () => {
  compareClocks(serverSays(noon - hour), now());
  expect(now()).toBe(noon - hour);
  vi.setSystemTime(noon - hour);
  compareClocks(serverSays(noon - hour), now());
  expect(now()).toBe(noon - hour);
});

test('a clock that is right but for seconds is left as it is, so that time never jumps', () => {
  compareClocks(serverSays(noon - 4000), now());
  expect(now()).toBe(noon);
});

test('an answer without a date, or one that took long, says nothing', () => {
  compareClocks(null, now());
  const askedAt = now();
  vi.setSystemTime(noon + hour);
  compareClocks(serverSays(noon), askedAt);
  expect(now()).toBe(noon + hour);
});

test('a right clock is left as it is by an answer that was slow on its way', () => {
  const askedAt = now();
  vi.setSystemTime(noon + 8000);
  compareClocks(serverSays(noon), askedAt);
  expect(now()).toBe(noon + 8000);
});

test('a corrected clock does not jump with answers that are slow', () => {
  compareClocks(serverSays(noon - hour), now());
  const askedAt = now();
  vi.setSystemTime(noon + 8000);
  compareClocks(serverSays(noon - hour), askedAt);
  expect(now()).toBe(noon - hour + 8000);
});
