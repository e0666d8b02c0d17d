import type { EntryKind, StoreAccount } from './ledger.accounts.ts';

const kinds: Record<EntryKind, string> = {
  ORDER: 'Order',
  COLLECTED: 'Paid at your counter',
  REFUND: 'Refund',
  CHARGE: 'Charge',
  ADJUSTMENT: 'Correction',
  CAMPAIGN: 'SMS campaign',
  REFERRAL: 'Referral reward',
  PAYOUT: 'Payout',
  PAYOUT_RETURNED: 'Returned payout',
};

/** Returns the label of an entry's kind. */
export function entryKindLabel(kind: EntryKind): string {
  return kinds[kind];
}

const accounts: Record<StoreAccount, string> = {
  sales: 'Sales',
  discounts: 'Discounts',
  tax: 'Tax',
  tips: 'Tips',
  fees: 'Marketplace fees',
  promo_credits: 'Promo codes paid by the marketplace',
  collected: 'Paid at your counter',
  refunds: 'Refunds',
  charges: 'Charges',
  adjustments: 'Corrections',
  campaigns: 'SMS campaigns',
  referrals: 'Referral rewards',
  payouts: 'Payouts',
};

/** Returns the label of a store's account. */
export function accountLabel(account: StoreAccount): string {
  return accounts[account];
}
