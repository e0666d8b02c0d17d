import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call runs at once, and those within the interval run together after it', () => {
  const task = vi.fn<() => void>();
  const soon = throttle(task, 20);
  soon.request();
  expect(task).toHaveBeenCalledTimes(1);

  soon.request();
  soon.request();
  vi.advanceTimersByTime(19);
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(100);
  expect(task).toHaveBeenCalledTimes(2);
});

test('nothing runs after it is cancelled', () => {
  const task = vi.fn<() => void>();
  const soon = throttle(task, 20);
  soon.request();
  soon.request();
  soon.cancel();
  vi.advanceTimersByTime(100);
  expect(task).toHaveBeenCalledTimes(1);
});
