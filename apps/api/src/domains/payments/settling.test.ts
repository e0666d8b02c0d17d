import { orderStatuses } from '@counter/contract/orders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardIntent } from '../../platform/clients/stripe/cards.ts';
import { keptOf, maxReservedMs, nextStep, stateOf, type OrderMoney } from './settling.ts';

const now = new Date('2026-03-04T17:00:00Z');
const reserved = { amount: 2_000, authorizedAt: now };
const whole = { refunded: 0, reduced: 0, deliveryFee: 0 };

describe('the amount kept of a payment', () => {
  const cases: readonly (readonly [string, OrderMoney | null, number | null])[] = [
    ['waits to be accepted', { status: 'NEW', completedAt: null, ...whole }, null],
    ['was accepted', { status: 'STORE_ACCEPTED', completedAt: null, ...whole }, 2_000],
    ['was completed', { status: 'COMPLETED', completedAt: now, ...whole }, 2_000],
    [
      'was refunded in part',
      { status: 'COMPLETED', completedAt: now, refunded: 300, reduced: 0, deliveryFee: 250 },
      1_700,
    ],
    [
      'lost items before it was accepted',
      { status: 'STORE_ACCEPTED', completedAt: null, ...whole, reduced: 450 },
      1_550,
    ],
    [
      'lost items and was refunded in part',
      { status: 'COMPLETED', completedAt: now, refunded: 300, reduced: 450, deliveryFee: 250 },
      1_250,
    ],
    [
      'lost items and was cancelled after',
      { status: 'STORE_REJECT', completedAt: now, refunded: 1_300, reduced: 450, deliveryFee: 250 },
      0,
    ],
    ['was cancelled before', { status: 'STORE_REJECT', completedAt: null, ...whole }, 0],
    ['expired', { status: 'EXPIRED', completedAt: null, ...whole }, 0],
    [
      'was cancelled after, but for a charge of 5.00',
      { status: 'STORE_REJECT', completedAt: now, refunded: 1_250, reduced: 0, deliveryFee: 250 },
      500,
    ],
    ['was refused', null, 0],
  ];

  it.each(cases)('whose order %s', (_what, order, kept) => {
    expect(keptOf(reserved, order, now)).toBe(kept);
  });

  it('is all of it before the reservation of a scheduled order expires', () => {
    const waiting = { status: 'NEW', completedAt: null, ...whole } as const;
    const late = new Date(now.getTime() + maxReservedMs);
    expect(keptOf(reserved, waiting, late)).toBe(2_000);
  });
});

const refundedOf = (intent: CardIntent, amount: number): CardIntent => ({
  ...intent,
  refunded: intent.refunded + amount,
});

describe('settling', () => {
  const order = fc.option(
    fc.record({
      status: fc.constantFrom(...orderStatuses),
      completedAt: fc.option(fc.constant(now)),
      refunded: fc.integer({ min: 0, max: 1_250 }),
      reduced: fc.integer({ min: 0, max: 500 }),
      deliveryFee: fc.constant(250),
    }),
  );

  it('ends with exactly the amount to keep, in two steps at most, and never captures more', () => {
    fc.assert(
      fc.property(order, fc.boolean(), (one, captured) => {
        const kept = keptOf(reserved, one, now);
        let intent: CardIntent = {
          id: 'pi_1',
          state: captured ? 'CAPTURED' : 'AUTHORIZED',
          refunded: 0,
        };
        let steps = 0;
        for (let step = nextStep(intent, 2_000, kept); step;) {
          steps += 1;
          if (step.do === 'refund') intent = refundedOf(intent, step.amount);
          else intent = { ...intent, state: step.do === 'capture' ? 'CAPTURED' : 'GONE' };
          step = nextStep(intent, 2_000, kept);
        }
        expect(steps).toBeLessThanOrEqual(2);
        const has = intent.state === 'CAPTURED' ? 2_000 - intent.refunded : 0;
        expect(kept === null || has === kept).toBe(true);
        expect(stateOf(intent, 2_000, kept)).not.toBe('FAILED');
      }),
    );
  });

  it('distinguishes released payments from lost ones', () => {
    const gone = { id: 'pi_1', state: 'GONE', ...whole } as const;
    expect(stateOf(gone, 2_000, 0)).toBe('CANCELLED');
    expect(stateOf(gone, 2_000, 2_000)).toBe('FAILED');
    expect(stateOf(gone, 2_000, null)).toBe('FAILED');
  });
});
