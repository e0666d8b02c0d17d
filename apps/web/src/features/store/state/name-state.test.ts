import { openingStates, takesOrders, type StoreStatus } from '@counter/contract/store';
import { expect, test, vi } from 'vitest';
import { nameInLine, nameState } from './name-state.ts';

const status: StoreStatus = {
  storeOnline: true,
  state: 'OPEN',
  until: null,
  reason: null,
  changedBy: null,
  changedAt: null,
  pause: null,
  busy: null,
  dayEnds: '2026-11-21T05:00:00Z',
  ways: null,
};
const until = '2026-11-21T00:40:00Z';
const busy = { until, since: '2026-11-20T12:00:00Z', by: 'Maya', minutes: 15 };

function name(change: Partial<StoreStatus>): string {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z'), toFake: ['Date'] });
  const line = nameInLine(nameState({ ...status, ...change }, 'America/New_York'));
  vi.useRealTimers();
  return line;
}

test('each state has a name, a reason if it needs one, and its end', () => {
  const suspended = { state: 'NOT_APPROVED', reason: 'Unpaid fees' } as const;
  expect(name({ state: 'OPEN', until })).toBe('Open');
  expect(name({ state: 'BUSY', until, busy })).toBe('Busy +15 until 7:40 PM');
  expect(name({ state: 'PAUSED', until })).toBe('Paused until 7:40 PM');
  expect(name({ state: 'CLOSED_BY_STORE' })).toBe('Closed (by your team)');
  expect(name({ state: 'OUT_OF_HOURS', until })).toBe('Closed (outside hours) until 7:40 PM');
  expect(name({ state: 'NOT_APPROVED' })).toBe('Closed (not approved yet)');
  expect(name({ ...suspended, until })).toBe('Closed (suspended) until 7:40 PM');
});

test.each(openingStates)('%s says open only if the store takes orders', (state) => {
  const saysOpen = /^(?:Open|Busy)/.test(name({ state, busy }));
  expect(saysOpen).toBe(takesOrders(state));
});
