import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { countGroups, finishedFrom, groupOf, matchesSearch } from './order-groups.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const later = anOrder({
  id: 2,
  scheduledAt: '2026-11-20T14:00:00Z',
  releasedAt: '2026-11-20T13:30:00Z',
});

test('a scheduled order is for later until its release', () => {
  expect(groupOf(later, noon)).toBe('later');
  expect(groupOf(later, Date.parse('2026-11-20T13:30:00Z'))).toBe('new');
});

test('finished orders are set apart only if all orders after them are finished, too', () => {
  const open = anOrder();
  const done = anOrder({ id: 5, status: 'COMPLETED' });
  const lost = anOrder({ id: 6, status: 'EXPIRED' });
  expect(finishedFrom([open, done, lost])).toBe(1);
  // One was completed while a hand held the list still.
  expect(finishedFrom([open, done, later, lost])).toBe(3);
  expect(finishedFrom([done, open])).toBeUndefined();
  expect(finishedFrom([done, lost])).toBeUndefined();
  expect(finishedFrom([])).toBeUndefined();
});

test('counts every order in one part and in all', () => {
  const orders = [
    anOrder(),
    later,
    anOrder({ id: 3, status: 'STORE_ACCEPTED' }),
    anOrder({ id: 4, status: 'READY' }),
    anOrder({ id: 5, status: 'COMPLETED' }),
    anOrder({ id: 6, status: 'STORE_REJECT' }),
    anOrder({ id: 7, status: 'EXPIRED' }),
  ];
  const expected = { all: 7, new: 1, accepted: 1, ready: 1, later: 1, finished: 3 };
  expect(countGroups(orders, noon)).toEqual(expected);
});

test.for(['KM-4821', 'km4821', '48', 'haddad', ' AMIRA '])('"%s" finds the order', (search) => {
  expect(matchesSearch(anOrder(), search)).toBe(true);
});

test("another name doesn't find the order", () => {
  expect(matchesSearch(anOrder(), 'weber')).toBe(false);
});
