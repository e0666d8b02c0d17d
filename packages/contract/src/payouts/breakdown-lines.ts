import type { EntryKind } from '../ledger/ledger.accounts.ts';
import type { PayoutBreakdown } from './payouts.schemas.ts';

/** A named part of an amount. */
export type BreakdownLine = { readonly name: string; readonly amount: number };

const lines: readonly {
  readonly key: keyof PayoutBreakdown;
  readonly name: string;
  /** The kind of ledger entries that it totals. */
  readonly kind: EntryKind;
  /** True if it is shown even when it is 0. */
  readonly always?: boolean;
}[] = [
  { key: 'sales', name: 'Sales', kind: 'ORDER', always: true },
  { key: 'discounts', name: 'Discounts', kind: 'ORDER' },
  { key: 'tax', name: 'Tax', kind: 'ORDER', always: true },
  { key: 'tips', name: 'Tips', kind: 'ORDER', always: true },
  { key: 'fee', name: 'Marketplace fees', kind: 'ORDER', always: true },
  { key: 'promoCredits', name: 'Promo codes paid by the marketplace', kind: 'ORDER' },
  { key: 'refunds', name: 'Refunds', kind: 'REFUND' },
  { key: 'feesReturned', name: 'Fees of refunded orders', kind: 'REFUND' },
  { key: 'charges', name: 'Charges', kind: 'CHARGE' },
  { key: 'corrections', name: 'Corrections', kind: 'ADJUSTMENT' },
  { key: 'campaigns', name: 'SMS campaigns', kind: 'CAMPAIGN' },
  { key: 'referrals', name: 'Referral rewards', kind: 'REFERRAL' },
  { key: 'collected', name: 'Paid at your counter', kind: 'COLLECTED' },
  { key: 'returnedPayouts', name: 'Payouts the bank returned', kind: 'PAYOUT_RETURNED' },
];

/** Returns the lines that add up to a payout, without empty ones. By default their names address the store. */
export function breakdownLines(
  breakdown: PayoutBreakdown,
  otherNames: Partial<Record<keyof PayoutBreakdown, string>> = {},
): BreakdownLine[] {
  return lines
    .filter(({ key, always }) => always || breakdown[key] !== 0)
    .map(({ key, name }) => ({ name: otherNames[key] ?? name, amount: breakdown[key] }));
}

/** A part of two payouts, for comparison. */
export type ComparedLine = {
  readonly name: string;
  readonly kind: EntryKind;
  readonly now: number;
  readonly before: number;
  readonly difference: number;
};

/** Returns the parts of two payouts, without those that are empty in both. */
export function comparedLines(now: PayoutBreakdown, before: PayoutBreakdown): ComparedLine[] {
  return lines
    .filter(({ key }) => now[key] !== 0 || before[key] !== 0)
    .map(({ key, name, kind }) => ({
      name,
      kind,
      now: now[key],
      before: before[key],
      difference: now[key] - before[key],
    }));
}
