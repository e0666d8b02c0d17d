import { expect, test } from 'vitest';
import { anOrder } from './order-fixture.ts';
import { withPendingLooks } from './pending-changes.ts';

test('without anything pending the list is the very same', () => {
  const orders = [anOrder()];
  expect(withPendingLooks(orders, new Map())).toBe(orders);
});

test('a look shows at once, only on its order, and never replaces an earlier one', () => {
  const early = '2026-11-20T12:01:00Z';
  const orders = [anOrder({ id: 1 }), anOrder({ id: 2, seenAt: early }), anOrder({ id: 3 })];
  const at = '2026-11-20T12:05:00Z';
  const looks = new Map([
    [1, at],
    [2, at],
  ]);
  const changed = withPendingLooks(orders, looks);
  expect(changed.map(({ seenAt }) => seenAt)).toEqual([at, early, null]);
  expect(changed[2]).toBe(orders[2]);
  expect(changed.map(({ status }) => status)).toEqual(orders.map(({ status }) => status));
});
