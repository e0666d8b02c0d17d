import { orderStatuses } from '@counter/contract/orders';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { summarizeNow } from './summarize-now.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

function at(minutes: number): string {
  return new Date(noon + minutes * 60_000).toISOString();
}

const minutes = fc.integer({ min: -60, max: 60 });
const anyOrder = fc
  .record({
    id: fc.nat(),
    status: fc.constantFrom(...orderStatuses),
    acceptBy: minutes.map(at),
    estimatedPickupTime: minutes.map(at),
    scheduled: fc.option(minutes),
  })
  .map(({ scheduled, ...facts }) =>
    anOrder({
      ...facts,
      scheduledAt: scheduled === null ? null : at(scheduled + 30),
      releasedAt: at(scheduled ?? -60),
    }),
  );

test('an order past its accept or ready time is late and still counts in its status', () => {
  const orders = [
    anOrder({ id: 1, acceptBy: at(-1) }),
    anOrder({ id: 2, acceptBy: at(1) }),
    anOrder({ id: 3, status: 'STORE_ACCEPTED', estimatedPickupTime: at(-1) }),
    anOrder({ id: 4, status: 'READY', estimatedPickupTime: at(-1) }),
    anOrder({ id: 5, status: 'COMPLETED', estimatedPickupTime: at(-1) }),
  ];
  const expected = {
    late: 2,
    waiting: 2,
    acceptBy: at(-1),
    preparing: 1,
    later: 0,
    nextAt: undefined,
  };
  expect(summarizeNow(orders, noon)).toEqual(expected);
});

test('the next scheduled order is the earliest that is not due yet', () => {
  const scheduled = (id: number, minute: number) =>
    anOrder({ id, scheduledAt: at(minute), releasedAt: at(minute - 30) });
  const orders = [scheduled(1, 90), scheduled(2, 45), scheduled(3, 20)];
  expect(summarizeNow(orders, noon)).toMatchObject({ later: 2, nextAt: at(45), waiting: 1 });
});

test('has a next time exactly when an order is for later, and only new or preparing ones can be late', () => {
  fc.assert(
    fc.property(fc.array(anyOrder), (orders) => {
      const { late, waiting, acceptBy, preparing, later, nextAt } = summarizeNow(orders, noon);
      expect(nextAt === undefined).toBe(later === 0);
      expect(acceptBy === undefined).toBe(waiting === 0);
      expect(late).toBeLessThanOrEqual(waiting + preparing);
      expect(waiting + preparing + later).toBeLessThanOrEqual(orders.length);
    }),
  );
});
