import { expect, test } from 'vitest';
import { anOrder } from './order-fixture.ts';
import { arrange, countGroups, groupOf, isReleased, matchesSearch } from './order-groups.ts';

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

test('an order for now is due, also on a device whose clock is slow', () => {
  expect(isReleased(anOrder(), noon - 600_000)).toBe(true);
});

test('every order is counted in one part and in all', () => {
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

test('what is not due yet comes after what is, and before what is over', () => {
  const done = anOrder({ id: 9, status: 'COMPLETED' });
  const orders = [done, later, anOrder({ id: 8 }), anOrder({ id: 7 })];
  expect(arrange(orders, noon).map(({ id }) => id)).toEqual([8, 7, 2, 9]);
});

test.for(['KM-4821', 'km4821', '48', 'haddad', ' AMIRA '])('"%s" finds the order', (search) => {
  expect(matchesSearch(anOrder(), search)).toBe(true);
});

test('another name does not find the order', () => {
  expect(matchesSearch(anOrder(), 'weber')).toBe(false);
});
