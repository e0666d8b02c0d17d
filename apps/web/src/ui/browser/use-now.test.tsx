import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAtNow, useNow } from './use-now.ts';

const start = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** Hides the page or shows it again. */
function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('updates the time at every interval, and not before', () => {
  const { result } = renderHook(() => useNow(1000));
  expect(result.current).toBe(start);
  pass(999);
  expect(result.current).toBe(start);
  pass(1);
  expect(result.current).toBe(start + 1000);
  pass(2000);
  expect(result.current).toBe(start + 3000);
});

test('updates the time every ten seconds by default', () => {
  const { result } = renderHook(() => useNow());
  pass(9999);
  expect(result.current).toBe(start);
  pass(1);
  expect(result.current).toBe(start + 10_000);
});

test('stops the time while the page is hidden, and corrects it once it is visible', () => {
  const { result } = renderHook(() => useNow(1000));
  setHidden(true);
  pass(5000);
  expect(result.current).toBe(start);
  setHidden(false);
  expect(result.current).toBe(start + 5000);
  pass(1000);
  expect(result.current).toBe(start + 6000);
});

test('runs one timer per interval for any number of components, and none without any', () => {
  const clocks = [renderHook(() => useNow(1000)), renderHook(() => useNow(1000))];
  expect(vi.getTimerCount()).toBe(1);
  const other = renderHook(() => useNow(2000));
  expect(vi.getTimerCount()).toBe(2);
  clocks[0]?.unmount();
  expect(vi.getTimerCount()).toBe(2);
  pass(1000);
  expect(clocks[1]?.result.current).toBe(start + 1000);
  clocks[1]?.unmount();
  other.unmount();
  expect(vi.getTimerCount()).toBe(0);
  setHidden(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('rerenders only when the value derived from the time changes', () => {
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useAtNow((time) => Math.floor((time - start) / 3000));
  });
  pass(2000);
  expect(result.current).toBe(0);
  const before = drawn;
  pass(1000);
  expect(result.current).toBe(1);
  expect(drawn).toBe(before + 1);
});
