import { portionOf } from '../shared/money.ts';
import { taxOn } from '../shared/tax-rate.ts';

/** The sold price of an order line. Amounts in minor units, the rate in parts per million. */
export type SoldLine = {
  readonly line: number;
  readonly quantity: number;
  readonly total: number;
  /** Its share of the order's discount, deals included. */
  readonly discount: number;
  readonly taxRate: number;
  readonly tax: number;
  /** Units refunded before. */
  readonly refundedQuantity: number;
};

/** So many of a line. */
export type RefundItem = { readonly line: number; readonly quantity: number };

/** Returns how many units of a line can still be refunded. */
export function leftOf({ quantity, refundedQuantity }: SoldLine): number {
  return quantity - refundedQuantity;
}

/**
 * Returns the refund for some units of a line: the price paid for the line less its price without
 * these units, each with its share of the discount and the tax on that. So the refunds of a line
 * always add up to the whole line, in whatever parts it is refunded.
 */
export function refundOfLine(sold: SoldLine, quantity: number): number {
  const left = leftOf(sold);
  return worthOf(sold, left) - worthOf(sold, left - Math.min(quantity, left));
}

/** Returns the refund for some of an order's lines. Ignores lines that the order does not have. */
export function refundOfItems(lines: readonly SoldLine[], items: readonly RefundItem[]): number {
  return items.reduce((sum, { line, quantity }) => {
    const sold = lines.find((one) => one.line === line);
    return sold ? sum + refundOfLine(sold, quantity) : sum;
  }, 0);
}

/** Returns the price the customer paid for some units of a line. */
function worthOf({ quantity, total, discount, taxRate, tax }: SoldLine, units: number): number {
  const net = total - discount;
  if (units === quantity) return net + tax;
  const part = portionOf(net, units, quantity);
  return part + taxOn(part, taxRate);
}
