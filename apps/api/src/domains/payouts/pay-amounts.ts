import type { EntryKind, LedgerAccount } from '@counter/contract/ledger';
import type { PayoutBreakdown } from '@counter/contract/payouts';
import type { KindSum } from '../ledger/index.ts';

/** The amounts of a payout in minor units. */
export type PayAmounts = {
  /** The customers' payments for its orders, before the fee. */
  readonly totalOrdersAmount: number;
  readonly transactionFee: number;
  readonly totalTax: number;
  readonly totalTip: number;
  readonly adjustments: number;
  /** The payments that the store collected itself, as a negative amount; positive if it refunded more than that. */
  readonly collected: number;
  /** totalOrdersAmount - transactionFee + adjustments + collected. */
  readonly payoutAmount: number;
};

/** Returns the breakdown of a period's amount, excluding payouts. */
export function breakdownOf(sums: readonly KindSum[]): PayoutBreakdown {
  const of = (kind: EntryKind, ...accounts: readonly LedgerAccount[]) =>
    total(sums.filter((sum) => sum.kind === kind && accounts.includes(sum.account)));
  const all = (kind: EntryKind) => total(sums.filter((sum) => sum.kind === kind));
  const refundCredits = of('REFUND', 'promo_credits');
  const feesReturned = of('REFUND', 'fees');
  return {
    sales: of('ORDER', 'sales'),
    discounts: of('ORDER', 'discounts'),
    tax: of('ORDER', 'tax'),
    tips: of('ORDER', 'tips'),
    fee: of('ORDER', 'fees'),
    promoCredits: of('ORDER', 'promo_credits') + refundCredits,
    refunds: all('REFUND') - refundCredits - feesReturned,
    feesReturned,
    charges: all('CHARGE'),
    corrections: all('ADJUSTMENT'),
    campaigns: all('CAMPAIGN'),
    referrals: all('REFERRAL'),
    collected: all('COLLECTED'),
    returnedPayouts: all('PAYOUT_RETURNED'),
  };
}

/** Returns the amounts of a period's payout. @throws RangeError if they don't add up to the ledger's total */
export function amountsOf(sums: readonly KindSum[]): PayAmounts {
  const { sales, discounts, tax, tips, fee, collected, ...rest } = breakdownOf(sums);
  const totalOrdersAmount = sales + discounts + tax + tips;
  const adjustments = Object.values(rest).reduce((sum, amount) => sum + amount, 0);
  const payoutAmount = totalOrdersAmount + fee + adjustments + collected;
  if (payoutAmount !== total(sums.filter(({ kind }) => kind !== 'PAYOUT'))) {
    throw new RangeError('What a payout is made of does not add up to what the books say.');
  }
  return {
    totalOrdersAmount,
    transactionFee: -fee + 0,
    totalTax: tax,
    totalTip: tips,
    adjustments,
    collected,
    payoutAmount,
  };
}

function total(sums: readonly KindSum[]): number {
  return sums.reduce((sum, { amount }) => sum + amount, 0);
}
