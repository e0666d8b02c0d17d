import { expect, test } from 'vitest';
import { anItem, anOrder } from '../../testing/order-fixture.ts';
import { findUnprinted, remember, storedOrders } from './printed-orders.ts';

const now = Date.parse('2026-11-20T12:05:00Z');

test('an order is printed once, when it is accepted', () => {
  const waiting = anOrder({ id: 1 });
  const accepted = anOrder({ id: 2, status: 'STORE_ACCEPTED' });
  const done = anOrder({ id: 3, status: 'COMPLETED' });
  const orders = [waiting, accepted, done];
  expect(findUnprinted(orders, [], now)).toEqual([
    { order: accepted, mark: null, differences: [] },
  ]);
  expect(findUnprinted(orders, remember([], [accepted]), now)).toEqual([]);
});

test('an order that is ready before its ticket was printed is printed, too', () => {
  const ready = anOrder({ status: 'READY' });
  expect(findUnprinted([ready], [], now)).toMatchObject([{ order: ready, mark: null }]);
});

test('a scheduled order is printed at its release', () => {
  const later = anOrder({
    status: 'STORE_ACCEPTED',
    scheduledAt: '2026-11-20T18:00:00Z',
    releasedAt: '2026-11-20T17:40:00Z',
  });
  expect(findUnprinted([later], [], now)).toEqual([]);
  expect(findUnprinted([later], [], Date.parse(later.releasedAt))).toMatchObject([
    { order: later, mark: null },
  ]);
});

test('an order whose items change is printed once more, with the changes marked', () => {
  const items = [anItem({ line: 1, name: 'Soup', quantity: 2 }), anItem({ line: 2 })];
  const accepted = anOrder({ status: 'STORE_ACCEPTED', changes: 1, items });
  const printed = remember([], [accepted]);
  expect(findUnprinted([accepted], printed, now)).toEqual([]);
  const changed = { ...accepted, changes: 2, items: [anItem({ line: 1, quantity: 1 })] };
  expect(findUnprinted([changed], printed, now)).toMatchObject([
    {
      order: changed,
      mark: 'CHANGED',
      differences: [
        { line: 1, name: 'Soup', from: 2, to: 1 },
        { line: 2, to: 0 },
      ],
    },
  ]);
  expect(findUnprinted([changed], remember(printed, [changed]), now)).toEqual([]);
  expect(findUnprinted([accepted], remember(printed, [changed]), now)).toEqual([]);
});

test('orders remembered by an older version are known, without their lines', () => {
  const printed = storedOrders.parse([7, [8, 2]]);
  expect(printed).toEqual([
    [7, 0, null],
    [8, 2, null],
  ]);
  const order = anOrder({ id: 8, status: 'STORE_ACCEPTED', changes: 3 });
  expect(findUnprinted([order], printed, now)).toEqual([
    { order, mark: 'CHANGED', differences: [] },
  ]);
});

test('reads back what it stored', () => {
  const printed = remember([], [anOrder({ items: [anItem()] })]);
  expect(storedOrders.parse(JSON.parse(JSON.stringify(printed)))).toEqual(printed);
});

test('forgets the oldest orders and remembers none twice', () => {
  const orders = Array.from({ length: 2_100 }, (_, index) => ({
    id: index,
    changes: 0,
    items: [],
  }));
  const printed = remember(remember([], orders), [{ id: 2_099, changes: 1, items: [] }]);
  expect(printed).toHaveLength(2_000);
  expect(printed.at(-1)).toEqual([2_099, 1, []]);
  expect(printed.filter(([, , lines]) => lines)).toHaveLength(300);
});
