import type { EntryKind } from '../ledger/ledger.accounts.ts';
import type { PayoutBreakdown } from './payouts.schemas.ts';

/** A part of how an amount comes about. */
export type BreakdownLine = { readonly name: string; readonly amount: number };

const lines: readonly {
  readonly key: keyof PayoutBreakdown;
  readonly name: string;
  /** The entries of the books that it sums up. */
  readonly kind: EntryKind;
  /** Shown even where there is nothing of it. */
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

/** Returns the lines that add up to a payout, without empty ones. Names speak to its store unless others are given. */
export function breakdownLines(
  breakdown: PayoutBreakdown,
  otherNames: Partial<Record<keyof PayoutBreakdown, string>> = {},
): BreakdownLine[] {
  return lines
    .filter(({ key, always }) => always || breakdown[key] !== 0)
    .map(({ key, name }) => ({ name: otherNames[key] ?? name, amount: breakdown[key] }));
}

/** A part of two payouts side by side. */
export type ComparedLine = {
  readonly name: string;
  readonly kind: EntryKind;
  readonly now: number;
  readonly before: number;
  readonly difference: number;
};

/** Returns the parts of two payouts, without those that neither has. */
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
