import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Gives the browser screens that stay on; `answer` is what it says to each wish. */
function installWakeLock(answer: (lock: { release: () => void }) => Promise<unknown>) {
  const held = new Set<object>();
  const wishes: string[] = [];
  const wakeLock = {
    request: async (kind: string) => {
      wishes.push(kind);
      const lock = { release: async () => Promise.resolve(void held.delete(lock)) };
      held.add(lock);
      return answer(lock);
    },
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock }));
  return { held, wishes };
}

const settle = async () => act(() => vi.advanceTimersByTimeAsync(0));

function showPage(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the board keeps the screen on, and leaving it lets the screen turn off', async () => {
  const { held, wishes } = installWakeLock(async (lock) => Promise.resolve(lock));
  const board = renderHook(() => useWakeLock());
  await settle();
  expect(wishes).toEqual(['screen']);
  expect(held.size).toBe(1);
  board.unmount();
  await settle();
  expect(held.size).toBe(0);
  showPage(false);
  expect(wishes).toEqual(['screen']);
});

test('requests the lock again when the page becomes visible, but not while it is hidden', async () => {
  const { wishes } = installWakeLock(async (lock) => Promise.resolve(lock));
  const board = renderHook(() => useWakeLock());
  showPage(true);
  expect(wishes).toHaveLength(1);
  showPage(false);
  expect(wishes).toHaveLength(2);
  board.unmount();
  await settle();
});

test('a lock that arrives after leaving the board is released', async () => {
  const late = Promise.withResolvers<void>();
  const { held } = installWakeLock(async (lock) => late.promise.then(() => lock));
  renderHook(() => useWakeLock()).unmount();
  late.resolve();
  await settle();
  expect(held.size).toBe(0);
});

test('ignores a refused wake lock and an unsupported browser', async () => {
  const { wishes } = installWakeLock(async () => Promise.reject(new Error('The battery is low.')));
  const board = renderHook(() => useWakeLock());
  await settle();
  expect(wishes).toHaveLength(1);
  board.unmount();
  vi.unstubAllGlobals();
  renderHook(() => useWakeLock()).unmount();
});
