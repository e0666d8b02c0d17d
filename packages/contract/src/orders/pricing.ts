import { shareOf } from '../shared/money.ts';

/** One line of a basket: everything its price depends on. Amounts in minor units. */
export type BasketLine = {
  /** One unit, its chosen options included. */
  readonly unitPrice: number;
  readonly quantity: number;
  /** Basis points. */
  readonly taxRate: number;
};

export type Basket = {
  readonly lines: readonly BasketLine[];
  /** What promo codes and deals take off; more than the subtotal counts as the subtotal. */
  readonly discount: number;
  readonly tip: number;
  /** The marketplace's commission, basis points of the subtotal less the discount. */
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
  /** What the customer pays: subtotal - discount + tax + tip. */
  readonly charged: number;
  /** The breakdown's Order Total Amount, the merchant's part: charged - fee. */
  readonly total: number;
};

/**
 * Every amount of an order. The discount is shared over the lines by their totals so that the
 * shares add up exactly; tax is taken per line on what is left of it, rounded half up.
 */
export function priceOrder({ lines, discount, tip, feeRate }: Basket): OrderAmounts {
  const totals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const subtotal = sum(totals);
  const granted = Math.min(Math.max(discount, 0), subtotal);
  const shares = shareDiscount(totals, subtotal, granted);
  const priced = lines.map(({ taxRate }, index) => {
    const total = totals[index] ?? 0;
    const lineDiscount = shares[index] ?? 0;
    return { total, discount: lineDiscount, tax: shareOf(total - lineDiscount, taxRate) };
  });
  const tax = sum(priced.map((line) => line.tax));
  const fee = shareOf(subtotal - granted, feeRate);
  const charged = subtotal - granted + tax + tip;
  return {
    lines: priced,
    subtotal,
    discount: granted,
    tax,
    tip,
    fee,
    charged,
    total: charged - fee,
  };
}

/** Running totals keep every share whole and their sum exact: no cent is lost or invented. */
function shareDiscount(totals: readonly number[], subtotal: number, discount: number): number[] {
  if (subtotal === 0) return totals.map(() => 0);
  let before = 0;
  return totals.map((total) => {
    const from = portion(discount, before, subtotal);
    before += total;
    return portion(discount, before, subtotal) - from;
  });
}

function portion(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
