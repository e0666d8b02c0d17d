import { expect, test } from 'vitest';
import { breakdownLines, comparedLines } from './breakdown-lines.ts';
import type { PayoutBreakdown } from './payouts.schemas.ts';

const nothing: PayoutBreakdown = {
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
  referrals: 0,
  collected: 0,
  returnedPayouts: 0,
};

test('lists sales, tax, tips and fees always and the rest only if not zero', () => {
  expect(breakdownLines(nothing).map(({ name }) => name)).toEqual([
    'Sales',
    'Tax',
    'Tips',
    'Marketplace fees',
  ]);
  expect(breakdownLines({ ...nothing, sales: 1000, discounts: -100, refunds: -5 })).toEqual([
    { name: 'Sales', amount: 1000 },
    { name: 'Discounts', amount: -100 },
    { name: 'Tax', amount: 0 },
    { name: 'Tips', amount: 0 },
    { name: 'Marketplace fees', amount: 0 },
    { name: 'Refunds', amount: -5 },
  ]);
});

test('compares payouts on the lines that either has', () => {
  const now = { ...nothing, sales: 1000, tips: 50 };
  const before = { ...nothing, sales: 800, charges: -30 };
  expect(comparedLines(now, before)).toEqual([
    { name: 'Sales', kind: 'ORDER', now: 1000, before: 800, difference: 200 },
    { name: 'Tips', kind: 'ORDER', now: 50, before: 0, difference: 50 },
    { name: 'Charges', kind: 'CHARGE', now: 0, before: -30, difference: 30 },
  ]);
  expect(comparedLines(nothing, nothing)).toEqual([]);
});

test('has a line for every part of a payout', () => {
  const each = Object.keys(nothing).map((key, at) => ({ ...nothing, [key]: at + 1 }));
  const found = each.map((one, at) =>
    breakdownLines(one).filter(({ amount }) => amount === at + 1),
  );
  expect(found.map((lines) => lines.length)).toEqual(each.map(() => 1));
});
