import type { StoreAccount } from './ledger.accounts.ts';

/** The accounts between sales and payouts, in reading order. */
export const waterfallAccounts = [
  'sales',
  'discounts',
  'promo_credits',
  'tax',
  'tips',
  'fees',
  'refunds',
  'charges',
  'campaigns',
  'referrals',
  'adjustments',
  'collected',
] as const satisfies readonly Exclude<StoreAccount, 'payouts'>[];
