import { portionOf } from '../shared/money.ts';
import { taxOn } from '../shared/tax-rate.ts';

/** An order line as sold. Amounts in minor units, the rate in parts per million. */
export type SoldLine = {
  readonly line: number;
  readonly quantity: number;
  readonly total: number;
  /** Its share of the order's discount, including deals. */
  readonly discount: number;
  readonly taxRate: number;
  readonly tax: number;
  /** Units already refunded. */
  readonly refundedQuantity: number;
};

/** A quantity of an order line. */
export type RefundItem = { readonly line: number; readonly quantity: number };

/** Returns how many units of a line can still be refunded. */
export function leftOf({ quantity, refundedQuantity }: SoldLine): number {
  return quantity - refundedQuantity;
}

/**
 * Returns the refund for some units of a line: the line's price minus its price without these units, each with its
 * share of discount and tax. Partial refunds therefore always add up to the whole line.
 */
export function refundOfLine(sold: SoldLine, quantity: number): number {
  const left = leftOf(sold);
  return worthOf(sold, left) - worthOf(sold, left - Math.min(quantity, left));
}

/** Returns the refund for some of an order's lines. Ignores lines that the order doesn't have. */
export function refundOfItems(lines: readonly SoldLine[], items: readonly RefundItem[]): number {
  return items.reduce((sum, { line, quantity }) => {
    const sold = lines.find((one) => one.line === line);
    return sold ? sum + refundOfLine(sold, quantity) : sum;
  }, 0);
}

/** Returns the price that the customer paid for some units of a line. */
function worthOf({ quantity, total, discount, taxRate, tax }: SoldLine, units: number): number {
  const net = total - discount;
  if (units === quantity) return net + tax;
  const part = portionOf(net, units, quantity);
  return part + taxOn(part, taxRate);
}
