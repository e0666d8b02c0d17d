import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHoldsTurn } from './turn-to-ring.ts';
import { useTurnToRing } from './use-turn-to-ring.ts';

/** Gives the browser the locks that its tabs share, and says how often each name is asked for. */
function installLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const asked: string[] = [];
  async function request(
    name: string,
    { signal }: { signal: AbortSignal },
    hold: () => Promise<void>,
  ): Promise<void> {
    asked.push(name);
    const turn = (queues.get(name) ?? Promise.resolve()).then(() => {
      signal.throwIfAborted();
      return hold();
    });
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
  return asked;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = async () => act(() => vi.advanceTimersByTimeAsync(0));

async function openTab(storeId = 1, audible = true) {
  const tab = renderHook((props) => useTurnToRing(props.storeId, props.audible), {
    initialProps: { storeId, audible },
  });
  await settle();
  return tab;
}

test('one tab per store rings, and the next takes over when it is closed or muted', async () => {
  const asked = installLocks();
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  const rings = () => [first, second, third].map(({ result }) => result.current);
  expect(rings()).toEqual([true, false, false]);
  first.rerender({ storeId: 1, audible: false });
  await settle();
  expect(rings()).toEqual([false, true, false]);
  second.unmount();
  await settle();
  expect(third.result.current).toBe(true);
  first.rerender({ storeId: 1, audible: true });
  await settle();
  expect(first.result.current).toBe(false);
  expect(new Set(asked)).toEqual(new Set(['counter.ring.1']));
  first.unmount();
  third.unmount();
});

test('tabs of two stores both ring, and a tab that switches stores gives up its turn', async () => {
  installLocks();
  const first = await openTab(1);
  const other = await openTab(2);
  expect([first.result.current, other.result.current]).toEqual([true, true]);
  const next = await openTab(1);
  first.rerender({ storeId: 3, audible: true });
  await settle();
  expect([first.result.current, next.result.current]).toEqual([true, true]);
  for (const tab of [first, other, next]) tab.unmount();
});

test("a tab without sound doesn't ask for a turn", async () => {
  const asked = installLocks();
  const silent = await openTab(1, false);
  expect(silent.result.current).toBe(false);
  expect(asked).toEqual([]);
});

test('without Web Locks every tab with sound rings and knows that it has its turn', async () => {
  const turn = renderHook(() => useHoldsTurn());
  expect(turn.result.current).toBe(false);
  const first = await openTab();
  const second = await openTab();
  expect([first.result.current, second.result.current]).toEqual([true, true]);
  expect(turn.result.current).toBe(true);
  second.unmount();
  first.rerender({ storeId: 1, audible: false });
  await settle();
  expect([first.result.current, turn.result.current]).toEqual([false, false]);
  first.rerender({ storeId: 1, audible: true });
  await settle();
  expect(turn.result.current).toBe(true);
  first.unmount();
  await settle();
  expect(turn.result.current).toBe(false);
});
