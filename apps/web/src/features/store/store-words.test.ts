import type { StoreStatus } from '@counter/contract/store';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  describeChange,
  describeOpening,
  describeWays,
  explainOpening,
  isHeldBack,
  oneOf,
} from './store-words.ts';

const timeZone = 'America/New_York';
const open: StoreStatus = {
  storeOnline: true,
  state: 'OPEN',
  until: '2026-11-22T03:00:00Z',
  reason: null,
  changedBy: 'Sofia',
  changedAt: '2026-11-21T19:05:00Z',
  pause: null,
  busy: null,
  dayEnds: '2026-11-22T05:00:00Z',
  ways: null,
};

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00Z') }));
afterAll(() => void vi.useRealTimers());

test('an open store shows its closing time in its own time zone', () => {
  expect(describeOpening(open, timeZone)).toBe('Taking orders until 10:00 PM.');
  expect(describeOpening({ ...open, until: null }, timeZone)).toBe('Taking orders.');
});

test('an end on another day names the day', () => {
  const tomorrow = { ...open, until: '2026-11-22T07:00:00Z' };
  expect(describeOpening(tomorrow, timeZone)).toBe('Taking orders until Sun Nov 22 2:00 AM.');
});

test("omits a distant holiday and shows a pause's reason", () => {
  expect(describeOpening({ ...open, until: '2026-12-25T05:00:00Z' }, timeZone)).toBe(
    'Taking orders.',
  );
  const spell = { since: '2026-11-21T20:00:00Z', until: '2026-11-21T22:00:00Z', by: 'Sofia' };
  const pause = { ...spell, reason: 'OTHER', note: 'The oven is out' } as const;
  expect(describeOpening({ ...open, state: 'PAUSED', until: pause.until, pause }, timeZone)).toBe(
    'Paused until 5:00 PM: The oven is out. No new orders.',
  );
  const busy = { ...spell, minutes: 15 };
  expect(describeOpening({ ...open, state: 'BUSY', until: busy.until, busy }, timeZone)).toBe(
    'Taking orders, with 15 min more prep time until 5:00 PM.',
  );
});

test('names the closed delivery method while the other is open', () => {
  const closed = { state: 'OUT_OF_HOURS', until: '2026-11-21T22:00:00Z' } as const;
  const ways = { PICKUP: { state: 'OPEN', until: null }, DELIVERY: closed } as const;
  expect(describeWays({ ...open, ways }, timeZone)).toBe('No deliveries until 5:00 PM.');
  expect(describeWays(open, timeZone)).toBe('');
});

test('a store that takes no orders says why and for how long', () => {
  const says = (state: StoreStatus['state'], until: string | null) =>
    describeOpening({ ...open, state, until }, timeZone);
  const later = '2026-11-21T22:00:00Z';
  expect(says('OUT_OF_HOURS', later)).toBe('Outside opening hours. No new orders until 5:00 PM.');
  expect(says('PAUSED', later)).toBe('Paused. No new orders until 5:00 PM.');
  expect(says('CLOSED_BY_STORE', null)).toBe('No new orders until someone opens it.');
  expect(says('NOT_APPROVED', null)).toBe("No new orders. The store isn't approved yet.");
  const suspended: StoreStatus = { ...open, state: 'NOT_APPROVED', reason: 'Unpaid fees' };
  expect(describeOpening({ ...suspended, until: later }, timeZone)).toBe(
    'Suspended by the marketplace. No new orders until 5:00 PM.',
  );
  expect(describeOpening({ ...suspended, until: null }, timeZone)).toBe(
    'Suspended by the marketplace. No new orders.',
  );
});

test('only a store that is switched on but takes no orders is held back', () => {
  const heldBack = (storeOnline: boolean, state: StoreStatus['state']) =>
    isHeldBack({ ...open, storeOnline, state });
  expect(heldBack(true, 'OUT_OF_HOURS')).toBe(true);
  expect(heldBack(true, 'OPEN')).toBe(false);
  expect(heldBack(true, 'BUSY')).toBe(false);
  expect(heldBack(false, 'CLOSED_BY_STORE')).toBe(false);
});

test('the last change shows who and when', () => {
  expect(describeChange(open, timeZone)).toBe('Opened by Sofia, today 2:05 PM.');
  expect(describeChange({ ...open, storeOnline: false }, timeZone)).toBe(
    'Closed by Sofia, today 2:05 PM.',
  );
  expect(describeChange({ ...open, changedBy: null }, timeZone)).toBe('Opened, today 2:05 PM.');
});

test('a closed store says in one line that no orders come in, and who closed it', () => {
  const closed = { ...open, storeOnline: false, state: 'CLOSED_BY_STORE', until: null } as const;
  expect(explainOpening(closed, timeZone)).toBe(
    'No new orders until someone opens it. Closed by Sofia, today 2:05 PM.',
  );
  expect(explainOpening(open, timeZone)).toBe('Taking orders until 10:00 PM.');
});

test('a toggle that was never changed shows nothing', () => {
  expect(describeChange({ ...open, changedAt: null }, timeZone)).toBeUndefined();
});

test('lists names as alternatives', () => {
  expect(oneOf(['owner', 'manager', 'staff'])).toBe('owner, manager or staff');
  expect(oneOf(['owner'])).toBe('owner');
});
