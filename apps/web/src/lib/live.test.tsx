import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceStoreEvent, onStoreEvent, updateLiveStatus, useLive } from './live.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  updateLiveStatus('connecting');
});
afterEach(() => void vi.useRealTimers());

test("keeps the status and its start, which the same status doesn't move", () => {
  const { result } = renderHook(useLive);
  act(() => updateLiveStatus('live'));
  expect(result.current).toEqual({ status: 'live', since: noon });
  vi.setSystemTime(noon + 1000);
  act(() => updateLiveStatus('live'));
  expect(result.current.since).toBe(noon);
  act(() => updateLiveStatus('offline'));
  expect(result.current).toEqual({ status: 'offline', since: noon + 1000 });
});

test('passes an event to every listener until it unsubscribes', () => {
  const [one, other] = [vi.fn<(event: object) => void>(), vi.fn<(event: object) => void>()];
  const endings = [onStoreEvent(one), onStoreEvent(other)];
  announceStoreEvent({ kind: 'menu.changed' });
  endings[0]?.();
  announceStoreEvent({ kind: 'menu.changed' });
  endings[1]?.();
  announceStoreEvent({ kind: 'menu.changed' });
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});
