import { expect, test } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { findAlerts, isLate } from './find-alerts.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

test('the alarm is about new orders that nobody has looked at, the most urgent first', () => {
  const orders = [
    anOrder({ id: 1, acceptBy: '2026-11-20T12:09:00Z' }),
    anOrder({ id: 2, acceptBy: '2026-11-20T12:07:00Z' }),
    anOrder({ id: 3, seenAt: '2026-11-20T11:59:30Z' }),
    anOrder({ id: 4, status: 'STORE_ACCEPTED' }),
    anOrder({ id: 5, status: 'STORE_REJECT' }),
  ];
  expect(findAlerts(orders, noon).map(({ id }) => id)).toEqual([2, 1]);
});

test('an order for later is silent until the kitchen has to know of it', () => {
  const scheduled = anOrder({
    scheduledAt: '2026-11-20T12:30:00Z',
    releasedAt: '2026-11-20T12:10:00Z',
  });
  expect(findAlerts([scheduled], noon)).toEqual([]);
  expect(findAlerts([scheduled], noon + 10 * 60_000)).toEqual([scheduled]);
});

test('after 90 seconds an order is late to be looked at', () => {
  expect(isLate(noon, noon + 89_999)).toBe(false);
  expect(isLate(noon, noon + 90_000)).toBe(true);
});
