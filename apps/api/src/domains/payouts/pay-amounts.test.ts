import { entryKinds, storeAccounts } from '@counter/contract/ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountsOf, breakdownOf } from './pay-amounts.ts';

const money = fc.integer({ min: -1_000_000, max: 1_000_000 });

/** Sums by account: the orders of a period, and arbitrary other entries. */
const sums = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('ORDER' as const),
      account: fc.constantFrom('sales', 'discounts', 'tax', 'tips', 'fees', 'promo_credits'),
      amount: money,
    }),
    fc.record({
      kind: fc.constantFrom(...entryKinds.filter((kind) => kind !== 'ORDER')),
      account: fc.constantFrom(...storeAccounts),
      amount: money,
    }),
  ),
);

it('a payout is its orders less the fee plus everything else, and ignores other payouts', () => {
  fc.assert(
    fc.property(sums, (all) => {
      const amounts = amountsOf(all);
      const { totalOrdersAmount, transactionFee, adjustments, collected, payoutAmount } = amounts;
      expect(payoutAmount).toBe(totalOrdersAmount - transactionFee + adjustments + collected);
      const counted = all.filter(({ kind }) => kind !== 'PAYOUT');
      expect(payoutAmount).toBe(counted.reduce((sum, { amount }) => sum + amount, 0));
      const parts = Object.values(breakdownOf(all));
      expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(payoutAmount);
    }),
  );
});

it('an amount without a line in the breakdown throws', () => {
  const odd = [{ kind: 'ORDER', account: 'charges', amount: -100 }] as const;
  expect(() => amountsOf(odd)).toThrow(RangeError);
});
