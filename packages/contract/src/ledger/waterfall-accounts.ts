import type { StoreAccount } from './ledger.accounts.ts';

/** The accounts between sales and what is paid out, in the order in which people read them. */
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
