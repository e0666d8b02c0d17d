/** What an entry of a store's books is about. */
export const entryKinds = [
  'ORDER',
  /** What the store took of an order at its counter, and what it gave back there. */
  'COLLECTED',
  'REFUND',
  'CHARGE',
  'ADJUSTMENT',
  /** What the text messages of a campaign cost. */
  'CAMPAIGN',
  'REFERRAL',
  'PAYOUT',
  'PAYOUT_RETURNED',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/**
 * The accounts that make up what the marketplace owes a store. A positive posting is in the store's
 * favour; the balance of the store is the sum over all of them.
 */
export const storeAccounts = [
  'sales',
  'discounts',
  'tax',
  'tips',
  'fees',
  /** What the marketplace bears of promo codes. */
  'promo_credits',
  /** What is with the store already: paid at its counter, it is not paid out again. */
  'collected',
  'refunds',
  'charges',
  'adjustments',
  'campaigns',
  'referrals',
  'payouts',
] as const;

/** The other side of the store's entries: the marketplace's own accounts. */
export const marketplaceAccounts = [
  /** Money taken from customers (negative) and given back to them. */
  'customer_payments',
  'commission',
  /** What delivery agents are owed of what customers paid for deliveries, and the marketplace's part of that. */
  'delivery_agents',
  'delivery_commission',
  'promo_costs',
  /** What the marketplace gave customers for a store's mistakes, until the store is charged. */
  'claims',
  'goodwill',
  /** What stores pay for text messages. */
  'campaign_income',
  'referral_costs',
  /** What is owed to whoever brought businesses and consumers, paid or not. */
  'referral_rewards',
  /** Money on its way to the store's bank. */
  'bank',
] as const;

export type StoreAccount = (typeof storeAccounts)[number];
export type MarketplaceAccount = (typeof marketplaceAccounts)[number];
export type LedgerAccount = StoreAccount | MarketplaceAccount;

/** One side of an entry, in minor units: positive is a credit. */
export type Posting = { readonly account: LedgerAccount; readonly amount: number };

/** Whether an account is part of what the marketplace owes the store. */
export function isStoreAccount(account: LedgerAccount): account is StoreAccount {
  return storeAccounts.some((one) => one === account);
}
