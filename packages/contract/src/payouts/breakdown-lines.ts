import type { PayoutBreakdown } from './payouts.schemas.ts';

/** A part of how an amount comes about. */
export type BreakdownLine = { readonly name: string; readonly amount: number };

const lines: readonly {
  readonly key: keyof PayoutBreakdown;
  readonly name: string;
  /** Shown even where there is nothing of it. */
  readonly always?: boolean;
}[] = [
  { key: 'sales', name: 'Sales', always: true },
  { key: 'discounts', name: 'Discounts' },
  { key: 'tax', name: 'Tax', always: true },
  { key: 'tips', name: 'Tips', always: true },
  { key: 'fee', name: 'Marketplace fee', always: true },
  { key: 'promoCredits', name: 'Promo codes paid by the marketplace' },
  { key: 'refunds', name: 'Refunds' },
  { key: 'feesReturned', name: 'Fees of refunded orders' },
  { key: 'charges', name: 'Charges' },
  { key: 'corrections', name: 'Corrections' },
  { key: 'campaigns', name: 'SMS campaigns' },
  { key: 'referrals', name: 'Referral rewards' },
  { key: 'collected', name: 'Paid at your counter' },
  { key: 'returnedPayouts', name: 'Payouts the bank returned' },
];

/** Returns the lines that add up to a payout, without empty ones. */
export function breakdownLines(breakdown: PayoutBreakdown): BreakdownLine[] {
  return lines
    .filter(({ key, always }) => always || breakdown[key] !== 0)
    .map(({ key, name }) => ({ name, amount: breakdown[key] }));
}
