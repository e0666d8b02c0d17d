import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishedStatuses, orderStatuses } from './orders.states.ts';
import { compareUrgency, isLate, isReleased, sortByUrgency, type UrgencyFacts } from './urgency.ts';

const now = Date.parse('2026-11-20T18:00:00Z');
const minute = 60_000;

function at(minutes: number): string {
  return new Date(now + minutes * minute).toISOString();
}

/** An order that came in now, to be accepted in 10 minutes and ready in 20. */
function order(change: Partial<UrgencyFacts> = {}): UrgencyFacts {
  return {
    id: 1,
    status: 'NEW',
    scheduledAt: null,
    placedAt: at(0),
    releasedAt: at(0),
    acceptBy: at(10),
    estimatedPickupTime: at(20),
    ...change,
  };
}

const minutes = fc.integer({ min: -120, max: 120 });
const anyOrder = fc
  .record({
    id: fc.integer({ min: 1, max: 1000 }),
    status: fc.constantFrom(...orderStatuses),
    scheduled: fc.boolean(),
    placed: minutes,
    released: minutes,
    accept: fc.integer({ min: 3, max: 15 }),
    prepare: fc.integer({ min: 5, max: 60 }),
  })
  .map(({ id, status, scheduled, placed, released, accept, prepare }) =>
    order({
      id,
      status,
      scheduledAt: scheduled ? at(released + prepare) : null,
      placedAt: at(placed),
      releasedAt: at(released),
      acceptBy: at(released + accept),
      estimatedPickupTime: at(released + prepare),
    }),
  );
const anyOrders = fc.uniqueArray(anyOrder, { selector: ({ id }) => id, maxLength: 30 });

function idsOf(orders: readonly UrgencyFacts[]): number[] {
  return orders.map(({ id }) => id);
}

describe('sorting by urgency', () => {
  it('gives the same result for any input order', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const sorted = idsOf(sortByUrgency(orders, now));
        expect(idsOf(sortByUrgency(orders.toReversed(), now))).toEqual(sorted);
      }),
    );
  });

  it('puts late orders before all others', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const lateness = sortByUrgency(orders, now).map((one) => isLate(one, now));
        expect(lateness).toEqual(lateness.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('puts finished orders last', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const over = sortByUrgency(orders, now).map(({ status }) =>
          finishedStatuses.includes(status),
        );
        expect(over).toEqual(over.toSorted((a, b) => Number(a) - Number(b)));
      }),
    );
  });

  it('puts the order that became late first at the top, whatever arrived last', () => {
    const oldest = order({ id: 1, acceptBy: at(-20) });
    const cooking = order({ id: 2, status: 'STORE_ACCEPTED', estimatedPickupTime: at(-5) });
    const newest = order({ id: 3 });
    expect(idsOf(sortByUrgency([newest, cooking, oldest], now))).toEqual([1, 2, 3]);
  });

  it('mixes new and accepted orders by remaining time', () => {
    const cooking = order({ id: 1, status: 'STORE_ACCEPTED', estimatedPickupTime: at(4) });
    const waiting = order({ id: 2, acceptBy: at(6) });
    expect(compareUrgency(cooking, waiting, now)).toBeLessThan(0);
  });

  it('puts scheduled orders after ready ones until they are released', () => {
    const later = order({ id: 1, scheduledAt: at(40), releasedAt: at(20), acceptBy: at(30) });
    const ready = order({ id: 2, status: 'READY', estimatedPickupTime: at(50) });
    expect(idsOf(sortByUrgency([later, ready], now))).toEqual([2, 1]);
    expect(idsOf(sortByUrgency([later, ready], now + 20 * minute))).toEqual([1, 2]);
  });

  it('lists finished orders newest first', () => {
    const first = order({ id: 1, status: 'COMPLETED', placedAt: at(-60) });
    const second = order({ id: 2, status: 'STORE_REJECT', placedAt: at(-30) });
    expect(idsOf(sortByUrgency([first, second], now))).toEqual([2, 1]);
  });
});

it('releases an order at once on a device whose clock is slow', () => {
  expect(isReleased(order(), now - 10 * minute)).toBe(true);
});

describe('a late order', () => {
  it('is late only after its deadline', () => {
    expect(isLate(order({ acceptBy: at(0) }), now)).toBe(false);
    expect(isLate(order({ acceptBy: at(0) }), now + 1)).toBe(true);
  });

  it('is still being worked on, not ready', () => {
    const past = { acceptBy: at(-10), estimatedPickupTime: at(-10) };
    expect(isLate(order({ ...past, status: 'STORE_ACCEPTED' }), now)).toBe(true);
    expect(isLate(order({ ...past, status: 'READY' }), now)).toBe(false);
    expect(isLate(order({ ...past, status: 'COMPLETED' }), now)).toBe(false);
  });
});
