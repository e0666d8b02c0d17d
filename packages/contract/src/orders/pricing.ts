import { shareOf } from '../shared/money.ts';
import { taxOn } from '../shared/tax-rate.ts';
import { chargedOf, orderTotalOf } from './order-figures.ts';
import { shareOver } from './share.ts';

/** A basket line's pricing facts. Amounts in minor units. */
export type BasketLine = {
  /** One unit, including options. */
  readonly unitPrice: number;
  readonly quantity: number;
  /** Parts per million: 88750 is 8.875%. */
  readonly taxRate: number;
  /** The deal's reduction of this line; capped at the line's total. */
  readonly reduction?: number;
};

export type Basket = {
  readonly lines: readonly BasketLine[];
  /** The promo code's reduction; capped at the total after deals. */
  readonly discount: number;
  readonly tip: number;
  /** The marketplace's commission in basis points of the discounted subtotal. */
  readonly feeRate: number;
};

export type LineAmounts = {
  readonly total: number;
  readonly discount: number;
  readonly tax: number;
};

export type OrderAmounts = {
  readonly lines: readonly LineAmounts[];
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly tip: number;
  readonly fee: number;
  /** The store's part of the customer's payment: subtotal - discount + tax + tip. */
  readonly charged: number;
  /** The breakdown's Order Total Amount, which is the merchant's part: charged - fee. */
  readonly total: number;
};

/**
 * Computes all amounts of an order. A deal's reduction applies to its own lines; the promo discount is then split over
 * what is left of all lines, so that the shares add up exactly. Tax is computed per line on the rest, rounded half up.
 */
export function priceOrder({ lines, discount: promo, tip, feeRate }: Basket): OrderAmounts {
  const totals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const reductions = lines.map(({ reduction = 0 }, index) => within(reduction, totals[index]));
  const subtotal = sum(totals);
  const left = totals.map((total, index) => total - (reductions[index] ?? 0));
  const granted = within(promo, sum(left));
  const shares = shareOver(left, granted);
  const priced = lines.map(({ taxRate }, index) => {
    const total = totals[index] ?? 0;
    const lineDiscount = (reductions[index] ?? 0) + (shares[index] ?? 0);
    return { total, discount: lineDiscount, tax: taxOn(total - lineDiscount, taxRate) };
  });
  const discount = sum(reductions) + granted;
  const tax = sum(priced.map((line) => line.tax));
  const fee = shareOf(subtotal - discount, feeRate);
  const amounts = { subtotal, discount, tax, tip, fee };
  return { lines: priced, ...amounts, charged: chargedOf(amounts), total: orderTotalOf(amounts) };
}

function within(amount: number, max = 0): number {
  return Math.min(Math.max(amount, 0), max);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
