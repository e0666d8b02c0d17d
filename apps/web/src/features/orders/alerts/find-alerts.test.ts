import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { findAlerts } from './find-alerts.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;

test('new orders are sorted by urgency and ring until they are opened or snoozed', () => {
  const orders = [
    anOrder({ id: 1, acceptBy: '2026-11-20T12:09:00Z' }),
    anOrder({ id: 2, acceptBy: '2026-11-20T12:07:00Z' }),
    anOrder({ id: 3, acceptBy: '2026-11-20T12:08:00Z', seenAt: '2026-11-20T11:59:30Z' }),
    anOrder({ id: 4, quietUntil: '2026-11-20T12:01:00Z' }),
    anOrder({ id: 5, status: 'STORE_ACCEPTED' }),
    anOrder({ id: 6, status: 'STORE_REJECT' }),
  ];
  const idsAt = (now: number) => {
    const { waiting, ringing } = findAlerts(orders, now);
    return [waiting, ringing].map((some) => some.map(({ id }) => id));
  };
  expect(idsAt(noon)).toEqual([
    [2, 3, 1, 4],
    [2, 1],
  ]);
  expect(idsAt(noon + minute)).toEqual([
    [2, 3, 1, 4],
    [2, 1, 4],
  ]);
});

test('a scheduled order is silent until its release', () => {
  const scheduled = anOrder({
    scheduledAt: '2026-11-20T12:30:00Z',
    releasedAt: '2026-11-20T12:10:00Z',
  });
  expect(findAlerts([scheduled], noon).waiting).toEqual([]);
  expect(findAlerts([scheduled], noon + 10 * minute).ringing).toEqual([scheduled]);
});
