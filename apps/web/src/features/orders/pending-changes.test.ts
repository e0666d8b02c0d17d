import { expect, test } from 'vitest';
import { anOrder } from './order-fixture.ts';
import { withPendingChanges } from './pending-changes.ts';

const nothing = { statuses: new Map(), seen: new Map() };

test('a move shows before the server has answered, and only on its order', () => {
  const orders = [anOrder({ id: 1 }), anOrder({ id: 2 })];
  const changed = withPendingChanges(orders, {
    ...nothing,
    statuses: new Map([[2, 'STORE_ACCEPTED']]),
  });
  expect(changed.map(({ status }) => status)).toEqual(['NEW', 'STORE_ACCEPTED']);
  expect(changed[0]).toBe(orders[0]);
});

test('without anything pending the list is the very same', () => {
  const orders = [anOrder()];
  expect(withPendingChanges(orders, nothing)).toBe(orders);
});

test('a look shows at once and never replaces an earlier one', () => {
  const early = '2026-11-20T12:01:00Z';
  const orders = [anOrder({ id: 1 }), anOrder({ id: 2, seenAt: early })];
  const at = '2026-11-20T12:05:00Z';
  const seen = new Map([
    [1, at],
    [2, at],
  ]);
  const changed = withPendingChanges(orders, { ...nothing, seen });
  expect(changed.map(({ seenAt }) => seenAt)).toEqual([at, early]);
});
