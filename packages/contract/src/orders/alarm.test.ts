import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLouder, isRinging, nextRing, ringsFrom, snoozeMs, type AlarmFacts } from './alarm.ts';
import { orderStatuses } from './orders.states.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

function at(seconds: number): string {
  return new Date(noon + seconds * 1000).toISOString();
}

function order(change: Partial<AlarmFacts> = {}): AlarmFacts {
  return { status: 'NEW', releasedAt: at(0), seenAt: null, quietUntil: null, ...change };
}

const seconds = fc.integer({ min: -600, max: 600 });
const anyOrder = fc.record({
  status: fc.constantFrom(...orderStatuses),
  releasedAt: seconds.map(at),
  seenAt: fc.option(seconds.map(at)),
  quietUntil: fc.option(seconds.map(at)),
});
const anyTime = seconds.map((second) => noon + second * 1000);

describe("an order's alarm", () => {
  it("rings from the order's release until it is opened or moved", () => {
    expect(isRinging(order(), noon - 1)).toBe(false);
    expect(isRinging(order(), noon)).toBe(true);
    expect(isRinging(order(), noon + 3_600_000)).toBe(true);
    expect(isRinging(order({ seenAt: at(5) }), noon + 10_000)).toBe(false);
    expect(isRinging(order({ status: 'STORE_ACCEPTED' }), noon + 10_000)).toBe(false);
  });

  it('rings again after a snooze if the order is still new', () => {
    const snoozed = order({ quietUntil: new Date(noon + snoozeMs).toISOString() });
    expect(isRinging(snoozed, noon + snoozeMs - 1)).toBe(false);
    expect(isRinging(snoozed, noon + snoozeMs)).toBe(true);
    expect(isRinging({ ...snoozed, status: 'STORE_REJECT' }, noon + snoozeMs)).toBe(false);
  });

  it("never rings for an order that was opened or isn't new", () => {
    fc.assert(
      fc.property(anyOrder, anyTime, (one, now) => {
        fc.pre(one.seenAt !== null || one.status !== 'NEW');
        expect(isRinging(one, now)).toBe(false);
      }),
    );
  });

  it('rings without end from one time on, so no snooze lasts forever', () => {
    fc.assert(
      fc.property(anyOrder, anyTime, (one, now) => {
        const from = ringsFrom(one);
        expect(isRinging(one, now)).toBe(from !== undefined && now >= from);
      }),
    );
  });
});

describe('the next ring', () => {
  it('is the first time a silent order starts to ring', () => {
    fc.assert(
      fc.property(fc.array(anyOrder), anyTime, (orders, now) => {
        const ringing = (time: number) => orders.filter((one) => isRinging(one, time)).length;
        const last = noon + 3_600_000;
        const next = nextRing(orders, now) ?? last;
        expect(ringing(next - 1)).toBe(ringing(now));
        expect(ringing(next) > ringing(now)).toBe(next < last);
      }),
    );
  });
});

it('gets louder after 90 seconds', () => {
  expect(isLouder([order()], noon + 89_999)).toBe(false);
  expect(isLouder([order({ releasedAt: at(60) }), order()], noon + 90_000)).toBe(true);
  expect(isLouder([], noon + 90_000)).toBe(false);
});
