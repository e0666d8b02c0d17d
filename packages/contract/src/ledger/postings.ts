import type { PromoPaidBy } from '../promotions/promotions.choices.ts';
import { chargedOf, promoCreditOf } from '../orders/order-figures.ts';
import { portionOf } from '../shared/money.ts';
import { isStoreAccount, type Posting } from './ledger.accounts.ts';

/** The amounts of an order that reach the store's ledger. Minor units. */
export type SoldAmounts = {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly tip: number;
  readonly fee: number;
  /** The promo code's share of the discount. */
  readonly promoDiscount: number;
  readonly promoPaidBy: PromoPaidBy | null;
};

/** The sold amounts, plus those that don't belong to the store. */
export type EarnedAmounts = SoldAmounts & {
  /** The delivery fee and the marketplace's commission on it. */
  readonly deliveryFee: number;
  readonly deliveryCommission: number;
};

/**
 * Returns the postings of a completed order. The customer's payment goes to the store minus the marketplace's fee, and
 * the delivery fee to the delivery agent minus the commission on it.
 */
export function postingsOfOrder(order: EarnedAmounts): Posting[] {
  const { subtotal, discount, tax, tip, fee } = order;
  const credit = promoCreditOf(order);
  return posted([
    { account: 'sales', amount: subtotal },
    { account: 'discounts', amount: -discount },
    { account: 'tax', amount: tax },
    { account: 'tips', amount: tip },
    { account: 'fees', amount: -fee },
    { account: 'promo_credits', amount: credit },
    { account: 'customer_payments', amount: -chargedOf(order) },
    { account: 'commission', amount: fee },
    { account: 'promo_costs', amount: -credit },
    ...postingsOfDelivery(order, 1),
  ]);
}

/** Returns the postings of a delivery fee from the customer or, with -1, back to them. */
function postingsOfDelivery(
  { deliveryFee, deliveryCommission }: EarnedAmounts,
  way: 1 | -1,
): Posting[] {
  return [
    { account: 'customer_payments', amount: -way * deliveryFee },
    { account: 'delivery_agents', amount: way * (deliveryFee - deliveryCommission) },
    { account: 'delivery_commission', amount: way * deliveryCommission },
  ];
}

/** Returns the postings of a completed order's cancellation: what is left of it and the whole delivery fee go back. */
export function postingsOfCancellation(
  order: EarnedAmounts & { readonly refunded: number },
  amount: number,
): Posting[] {
  // An order that was free for its customer can't be refunded in proportion, only as a whole.
  const isFree = chargedOf(order) === 0;
  const whole = { fee: order.fee, credit: promoCreditOf(order) };
  const given = isFree ? whole : partsOfRefund(order, amount);
  return posted([...postingsOfGiven(amount, given), ...postingsOfDelivery(order, -1)]);
}

/**
 * Returns the postings of a refund that raises a completed order's refunds from `refunded` by `amount`. The marketplace
 * returns its fee, and takes back its share of the promo code, in proportion to the refunded share of the payment. A
 * full refund leaves nothing of either.
 */
export function postingsOfRefund(
  order: SoldAmounts & { readonly refunded: number },
  amount: number,
): Posting[] {
  return posted(postingsOfGiven(amount, partsOfRefund(order, amount)));
}

/** The shares of the fee and the promo code that go back with a refund. */
type GivenParts = { readonly fee: number; readonly credit: number };

function partsOfRefund(
  order: SoldAmounts & { readonly refunded: number },
  amount: number,
): GivenParts {
  const charged = chargedOf(order);
  const after = order.refunded + amount;
  const partOf = (whole: number) =>
    portionOf(whole, after, charged) - portionOf(whole, order.refunded, charged);
  return { fee: partOf(order.fee), credit: partOf(promoCreditOf(order)) };
}

function postingsOfGiven(amount: number, { fee, credit }: GivenParts): Posting[] {
  return [
    { account: 'refunds', amount: -amount },
    { account: 'fees', amount: fee },
    { account: 'promo_credits', amount: -credit },
    { account: 'customer_payments', amount },
    { account: 'commission', amount: -fee },
    { account: 'promo_costs', amount: credit },
  ];
}

/**
 * Returns the postings for money collected at the counter, which the customer no longer owes the marketplace; negative
 * for refunds at the counter.
 */
export function postingsOfCollected(amount: number): Posting[] {
  return posted([
    { account: 'collected', amount: -amount },
    { account: 'customer_payments', amount },
  ]);
}

/** Returns the postings for a campaign's cost to the store. */
export function postingsOfCampaign(cost: number): Posting[] {
  return posted([
    { account: 'campaigns', amount: -cost },
    { account: 'campaign_income', amount: cost },
  ]);
}

/** Returns the postings for a referral reward; negative if it is revoked. */
export function postingsOfReward(amount: number): Posting[] {
  return posted([
    { account: 'referral_costs', amount: -amount },
    { account: 'referral_rewards', amount },
  ]);
}

/** Returns the change in the store's balance. */
export function storeAmountOf(postings: readonly Posting[]): number {
  return sumOf(postings.filter(({ account }) => isStoreAccount(account)));
}

/** Returns true if credits and debits are equal. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return sumOf(postings) === 0;
}

/** Merges postings by account and drops those of 0. */
function posted(postings: readonly Posting[]): Posting[] {
  const byAccount = Map.groupBy(postings, ({ account }) => account);
  return [...byAccount]
    .map(([account, all]) => ({ account, amount: sumOf(all) }))
    .filter(({ amount }) => amount !== 0);
}

function sumOf(postings: readonly Posting[]): number {
  return postings.reduce((sum, { amount }) => sum + amount, 0);
}
