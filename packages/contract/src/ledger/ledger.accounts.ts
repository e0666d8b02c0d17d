/** The kinds of entries in a store's ledger. */
export const entryKinds = [
  'ORDER',
  /** An order's money collected or refunded at the store's counter. */
  'COLLECTED',
  'REFUND',
  'CHARGE',
  'ADJUSTMENT',
  /** The cost of a campaign's text messages. */
  'CAMPAIGN',
  'REFERRAL',
  'PAYOUT',
  'PAYOUT_RETURNED',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/**
 * The accounts that make up the marketplace's debt to a store. A positive posting is in the store's favor; the store's
 * balance is the sum of all accounts.
 */
export const storeAccounts = [
  'sales',
  'discounts',
  'tax',
  'tips',
  'fees',
  /** The marketplace's share of promo code discounts. */
  'promo_credits',
  /** Money collected at the store's counter, which is not paid out again. */
  'collected',
  'refunds',
  'charges',
  'adjustments',
  'campaigns',
  'referrals',
  'payouts',
] as const;

/** The marketplace's own accounts, which are the other side of the store's entries. */
export const marketplaceAccounts = [
  /** Money taken from customers (negative) and refunded to them. */
  'customer_payments',
  'commission',
  /** Delivery fees owed to delivery agents, and the marketplace's commission on them. */
  'delivery_agents',
  'delivery_commission',
  'promo_costs',
  /** Refunds that the marketplace paid for a store's mistakes, until it charges the store. */
  'claims',
  'goodwill',
  /** The stores' payments for text messages. */
  'campaign_income',
  'referral_costs',
  /** Rewards owed to referrers, paid or not. */
  'referral_rewards',
  /** Money on its way to the store's bank. */
  'bank',
] as const;

export type StoreAccount = (typeof storeAccounts)[number];
export type MarketplaceAccount = (typeof marketplaceAccounts)[number];
export type LedgerAccount = StoreAccount | MarketplaceAccount;

/** One side of an entry, in minor units. Positive is a credit. */
export type Posting = { readonly account: LedgerAccount; readonly amount: number };

/** Returns true if an account is part of the marketplace's debt to the store. */
export function isStoreAccount(account: LedgerAccount): account is StoreAccount {
  return storeAccounts.some((one) => one === account);
}
