import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedLines } from './breakdown-lines.ts';
import { compareBreakdowns, comparisonSentence, mainCauses } from './comparison.ts';
import type { PayoutBreakdown, PayoutCause } from './payouts.schemas.ts';

const none: PayoutBreakdown = {
  sales: 0,
  discounts: 0,
  tax: 0,
  tips: 0,
  fee: 0,
  promoCredits: 0,
  refunds: 0,
  feesReturned: 0,
  charges: 0,
  corrections: 0,
  campaigns: 0,
  collected: 0,
  referrals: 0,
  returnedPayouts: 0,
};

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
const payout = fc.record({
  totalOrders: fc.integer({ min: 0, max: 500 }),
  breakdown: fc.record({
    sales: amount,
    discounts: amount,
    tax: amount,
    tips: amount,
    fee: amount,
    promoCredits: amount,
    refunds: amount,
    feesReturned: amount,
    charges: amount,
    corrections: amount,
    campaigns: amount,
    collected: amount,
    referrals: amount,
    returnedPayouts: amount,
  }),
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const sumOf = (causes: readonly PayoutCause[]) => sum(causes.map((cause) => cause.amount));

describe('the difference between two payouts', () => {
  it('is the sum of its causes and of the compared lines', () => {
    fc.assert(
      fc.property(payout, payout, (now, before) => {
        const difference = sum(Object.values(now.breakdown)) - sum(Object.values(before.breakdown));
        expect(sumOf(compareBreakdowns(now, before))).toBe(difference);
        const lines = comparedLines(now.breakdown, before.breakdown);
        expect(sum(lines.map((line) => line.difference))).toBe(difference);
        expect(sum(lines.map((line) => line.now))).toBe(sum(Object.values(now.breakdown)));
      }),
    );
  });

  it('rounds the effect of the number of orders to the nearest cent', () => {
    const earning = (sales: number, totalOrders: number) => ({
      totalOrders,
      breakdown: { ...none, sales },
    });
    expect(
      compareBreakdowns(earning(0, 3), earning(101, 2)).map(({ amount: one }) => one),
    ).toContain(51);
    expect(
      compareBreakdowns(earning(0, 4), earning(100, 3)).map(({ amount: one }) => one),
    ).toContain(33);
  });

  it('names at most three causes in its direction and leaves out none that is larger', () => {
    fc.assert(
      fc.property(payout, payout, (now, before) => {
        const causes = compareBreakdowns(now, before);
        const difference = sumOf(causes);
        const named = mainCauses(causes);
        expect(named.length).toBeLessThanOrEqual(3);
        expect(named.length > 0).toBe(difference !== 0);
        expect(named.every((cause) => cause.amount * difference > 0)).toBe(true);
        const smallest = Math.min(...named.map((cause) => Math.abs(cause.amount)));
        const left = causes.filter(
          (cause) => cause.amount * difference > 0 && !named.includes(cause),
        );
        expect(left.every((cause) => Math.abs(cause.amount) <= smallest)).toBe(true);
      }),
    );
  });

  it('is empty between a payout and itself', () => {
    fc.assert(
      fc.property(payout, (one) => {
        expect(compareBreakdowns(one, one)).toEqual([]);
      }),
    );
  });
});

describe('the number of orders', () => {
  const before = { totalOrders: 10, breakdown: { ...none, sales: 100_00, fee: -15_00 } };

  it('is a cause at the previous earnings per order, and order size is the rest', () => {
    const now = { totalOrders: 8, breakdown: { ...none, sales: 82_00, fee: -12_00 } };
    expect(compareBreakdowns(now, before)).toEqual([
      { cause: 'orders', amount: -17_00 },
      { cause: 'orderSize', amount: 2_00 },
    ]);
  });

  it('explains the whole difference if there were no orders before', () => {
    const empty = { totalOrders: 0, breakdown: none };
    expect(compareBreakdowns(before, empty)).toEqual([{ cause: 'orders', amount: 85_00 }]);
    expect(compareBreakdowns(empty, before)).toEqual([{ cause: 'orders', amount: -85_00 }]);
  });
});

describe('the summary', () => {
  const say = (causes: PayoutCause[], orders = 0, weekBefore = true) =>
    comparisonSentence({ weekBefore, difference: sumOf(causes), orders, causes }, 'USD');

  it.each([
    [[{ cause: 'orders', amount: -80_20 }], -9, '80.20 less than the week before: 9 fewer orders'],
    [[{ cause: 'orders', amount: 9_00 }], 1, '9.00 more than the week before: 1 more order'],
    [
      [
        { cause: 'refunds', amount: -50_00 },
        { cause: 'collected', amount: -20_00 },
        { cause: 'discounts', amount: -10_00 },
      ],
      0,
      '80.00 less than the week before: more refunds, more paid at your counter and higher discounts',
    ],
    [
      [{ cause: 'returnedPayouts', amount: 70_00 }],
      0,
      '70.00 more than the week before: a returned payment paid again',
    ],
  ] satisfies [PayoutCause[], number, string][])('names %j', (causes, orders, words) => {
    expect(say(causes, orders)).toBe(`$\u00A0${words}`);
  });

  it('says that nothing changed and names the previous payout unless it was a week ago', () => {
    expect(say([])).toBe('The same as the week before');
    expect(say([], 0, false)).toBe('The same as the payout before');
  });
});
