import { portionOf } from '../shared/money.ts';
import { taxOn } from '../shared/tax-rate.ts';

/** What a line of an order was sold for. Amounts in minor units, the rate in parts per million. */
export type SoldLine = {
  readonly line: number;
  readonly quantity: number;
  readonly total: number;
  /** Its share of the order's discount, deals included. */
  readonly discount: number;
  readonly taxRate: number;
  readonly tax: number;
  /** How many of it were given back before. */
  readonly refundedQuantity: number;
};

/** So many of a line. */
export type RefundItem = { readonly line: number; readonly quantity: number };

/** How many of a line can still be given back. */
export function leftOf({ quantity, refundedQuantity }: SoldLine): number {
  return quantity - refundedQuantity;
}

/**
 * What giving back so many of a line returns to the customer: the line as it was paid for, less what it
 * would have cost without them, each with its share of the discount and the tax on that. So the parts of
 * a line add up to the whole of it, whichever way it is given back.
 */
export function refundOfLine(sold: SoldLine, quantity: number): number {
  const left = leftOf(sold);
  return worthOf(sold, left) - worthOf(sold, left - Math.min(quantity, left));
}

/** What giving back some of an order's lines returns to the customer. Lines that it does not have count nothing. */
export function refundOfItems(lines: readonly SoldLine[], items: readonly RefundItem[]): number {
  return items.reduce((sum, { line, quantity }) => {
    const sold = lines.find((one) => one.line === line);
    return sold ? sum + refundOfLine(sold, quantity) : sum;
  }, 0);
}

/** What so many of a line cost the customer. */
function worthOf({ quantity, total, discount, taxRate, tax }: SoldLine, units: number): number {
  const net = total - discount;
  if (units === quantity) return net + tax;
  const part = portionOf(net, units, quantity);
  return part + taxOn(part, taxRate);
}
