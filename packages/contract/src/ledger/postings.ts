import type { PromoPaidBy } from '../promotions/promotions.choices.ts';
import { portionOf } from '../shared/money.ts';
import { isStoreAccount, type Posting } from './ledger.accounts.ts';

/** What of an order reaches the books. Minor units. */
export type EarnedAmounts = {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly tip: number;
  readonly fee: number;
  /** What its promo code takes off; it is in the discount. */
  readonly promoDiscount: number;
  readonly promoPaidBy: PromoPaidBy | null;
};

/** A completed order: the customer's payment becomes the store's, less the marketplace's fee. */
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
  ]);
}

/**
 * Money given back to the customer of a completed order, which had `refunded` before and `refunded +
 * amount` after. The marketplace gives its fee back, and takes its part of the promo code back, in the
 * share of what the customer paid that is given back in all; a full refund leaves nothing of either.
 */
export function postingsOfRefund(
  order: EarnedAmounts & { readonly refunded: number },
  amount: number,
): Posting[] {
  const charged = chargedOf(order);
  const after = order.refunded + amount;
  const partOf = (whole: number) =>
    portionOf(whole, after, charged) - portionOf(whole, order.refunded, charged);
  const fee = partOf(order.fee);
  const credit = partOf(promoCreditOf(order));
  return posted([
    { account: 'refunds', amount: -amount },
    { account: 'fees', amount: fee },
    { account: 'promo_credits', amount: -credit },
    { account: 'customer_payments', amount },
    { account: 'commission', amount: -fee },
    { account: 'promo_costs', amount: credit },
  ]);
}

/**
 * What a store took of a customer at its counter, who owes the marketplace nothing then; negative for what
 * it gave back there.
 */
export function postingsOfCollected(amount: number): Posting[] {
  return posted([
    { account: 'collected', amount: -amount },
    { account: 'customer_payments', amount },
  ]);
}

/** What postings do to the store's balance. */
export function storeAmountOf(postings: readonly Posting[]): number {
  return sumOf(postings.filter(({ account }) => isStoreAccount(account)));
}

/** Whether what is credited is debited elsewhere. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return sumOf(postings) === 0;
}

function chargedOf({ subtotal, discount, tax, tip }: EarnedAmounts): number {
  return subtotal - discount + tax + tip;
}

function promoCreditOf({ promoDiscount, promoPaidBy }: EarnedAmounts): number {
  return promoPaidBy === 'MARKETPLACE' ? promoDiscount : 0;
}

function posted(postings: readonly Posting[]): Posting[] {
  return postings.filter(({ amount }) => amount !== 0);
}

function sumOf(postings: readonly Posting[]): number {
  return postings.reduce((sum, { amount }) => sum + amount, 0);
}
