import { expect, test } from 'vitest';
import { anOrder } from '../../testing/order-fixture.ts';
import { findUnprinted, remember } from './printed-orders.ts';

const now = Date.parse('2026-11-20T12:05:00Z');

test('an order is printed once it is accepted, and once only', () => {
  const waiting = anOrder({ id: 1 });
  const accepted = anOrder({ id: 2, status: 'STORE_ACCEPTED' });
  const done = anOrder({ id: 3, status: 'COMPLETED' });
  const orders = [waiting, accepted, done];
  expect(findUnprinted(orders, [], now)).toEqual([accepted]);
  expect(findUnprinted(orders, remember([], [accepted]), now)).toEqual([]);
});

test('one that was made ready before its ticket came out is printed too', () => {
  const ready = anOrder({ status: 'READY' });
  expect(findUnprinted([ready], [], now)).toEqual([ready]);
});

test('one for later is printed when the kitchen has to start', () => {
  const later = anOrder({
    status: 'STORE_ACCEPTED',
    scheduledAt: '2026-11-20T18:00:00Z',
    releasedAt: '2026-11-20T17:40:00Z',
  });
  expect(findUnprinted([later], [], now)).toEqual([]);
  expect(findUnprinted([later], [], Date.parse(later.releasedAt))).toEqual([later]);
});

test('the oldest are forgotten, and none is remembered twice', () => {
  const orders = Array.from({ length: 2_100 }, (_, index) => ({ id: index }));
  const printed = remember(remember([], orders), [{ id: 2_099 }]);
  expect(printed).toHaveLength(2_000);
  expect(printed.at(-1)).toBe(2_099);
});
