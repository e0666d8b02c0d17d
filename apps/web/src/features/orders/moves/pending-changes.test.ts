import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { withPendingSilence } from './pending-changes.ts';

const early = '2026-11-20T12:00:05Z';
const late = '2026-11-20T12:02:00Z';

test('opening or snoozing an order applies at once and leaves other orders as they are', () => {
  const orders = [1, 2, 3].map((id) => anOrder({ id }));
  const pending = new Map([
    [1, { seenAt: early }],
    [2, { quietUntil: late }],
  ]);
  const changed = withPendingSilence(orders, pending);
  expect(changed.map(({ seenAt, quietUntil }) => [seenAt, quietUntil])).toEqual([
    [early, null],
    [null, late],
    [null, null],
  ]);
  expect(changed[2]).toBe(orders[2]);
  expect(withPendingSilence(orders, new Map())).toBe(orders);
});

test('ignores changes that the server already has and keeps the longer of two snoozes', () => {
  const orders = [
    anOrder({ id: 1, seenAt: early }),
    anOrder({ id: 2, quietUntil: late }),
    anOrder({ id: 3, quietUntil: early }),
  ];
  const pending = new Map([
    [1, { seenAt: late }],
    [2, { quietUntil: early }],
    [3, { quietUntil: late }],
  ]);
  const changed = withPendingSilence(orders, pending);
  expect(changed[0]).toBe(orders[0]);
  expect(changed[1]).toBe(orders[1]);
  expect(changed[2]?.quietUntil).toBe(late);
});
