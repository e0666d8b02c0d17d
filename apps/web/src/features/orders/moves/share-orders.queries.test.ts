import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { shareOrders } from './share-orders.queries.ts';

const read = (...pages: number[][]) => ({
  pages: pages.map((ids) => ({
    orders: ids.map((id) => anOrder({ id })),
    next: undefined,
  })),
  pageParams: pages.map((_, place) => place),
});

test('unchanged orders keep their identity when another order is added or removed', () => {
  const before = read([1, 2, 3], [4]);
  const [first, second] = shareOrders(before, read([5, 1, 3], [4])).pages;
  expect(first?.orders[1]).toBe(before.pages[0]?.orders[0]);
  expect(first?.orders[2]).toBe(before.pages[0]?.orders[2]);
  expect(first?.orders.map(({ id }) => id)).toEqual([5, 1, 3]);
  expect(second).toBe(before.pages[1]);
});

test('a changed order is a new object with the data that was read', () => {
  const before = read([1, 2]);
  const after = read([1, 2]);
  after.pages[0]?.orders.splice(1, 1, anOrder({ id: 2, status: 'READY' }));
  const [page] = shareOrders(before, after).pages;
  expect(page?.orders[0]).toBe(before.pages[0]?.orders[0]);
  expect(page?.orders[1]?.status).toBe('READY');
});

test('reading the same orders again returns the same pages', () => {
  const before = read([1, 2], [3]);
  expect(shareOrders(before, read([1, 2], [3]))).toBe(before);
});
