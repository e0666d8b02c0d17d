import { portionOf } from '../shared/money.ts';
import { taxOn } from '../shared/tax-rate.ts';
import { shareOver } from './share.ts';

/** A charged order line. Amounts in minor units. */
export type ChargedLine = {
  readonly line: number;
  readonly quantity: number;
  /** One unit, including options. */
  readonly unitPrice: number;
  readonly total: number;
  /** Its share of the order's discount, including deals. */
  readonly discount: number;
  /** Parts per million. */
  readonly taxRate: number;
  readonly tax: number;
};

/** The number of units of a line to keep, and the price of the product that replaces the rest. */
export type LineChange = {
  readonly line: number;
  readonly quantity: number;
  /** The menu price with options, and the tax rate; null removes the rest. */
  readonly swap: { readonly unitPrice: number; readonly taxRate: number } | null;
};

/** A new line after a change; `replaces` is the line it was swapped for. */
export type SwappedLine = Omit<ChargedLine, 'line'> & { readonly replaces: number };

export type ChangedLines = {
  /** The lines that keep units, in order. */
  readonly kept: readonly ChargedLine[];
  readonly swapped: readonly SwappedLine[];
  /** The customer's refund. The tax may be negative if the new rate is higher. */
  readonly refund: { readonly items: number; readonly tax: number };
  /** The promo code's share of the remaining discount. */
  readonly promoDiscount: number;
};

type Changeable = {
  readonly lines: readonly ChargedLine[];
  /** The promo code's share of the lines' discounts. */
  readonly promoDiscount: number;
};

/**
 * Changes an order's lines. Each unit keeps its share of the discount, and tax is recomputed on the rest. A swapped
 * unit never costs more than the one it replaces, including tax, and keeps the same percentage off. Refund and
 * remainder add up to what was charged.
 */
export function changeLines(
  { lines, promoDiscount }: Changeable,
  changes: readonly LineChange[],
): ChangedLines {
  const promo = promoShares(lines, promoDiscount);
  const changed = lines.map((line, index) =>
    changeLine(
      line,
      changes.find((one) => one.line === line.line),
      promo[index] ?? 0,
    ),
  );
  const kept = changed.flatMap((one) => (one.kept ? [one.kept] : []));
  const swapped = changed.flatMap((one) => (one.swapped ? [one.swapped] : []));
  const left = [...kept, ...swapped];
  const discount = sum(left.map((one) => one.discount));
  const promoLost = sum(changed.map((one) => one.promoLost));
  return {
    kept,
    swapped,
    refund: {
      items: sum(lines.map(netOf)) - sum(left.map(netOf)),
      tax: sum(lines.map(({ tax }) => tax)) - sum(left.map(({ tax }) => tax)),
    },
    promoDiscount: Math.min(promoDiscount - promoLost, discount),
  };
}

type ChangedLine = {
  readonly kept: ChargedLine | null;
  readonly swapped: SwappedLine | null;
  /** The promo code's share of the removed discount. */
  readonly promoLost: number;
};

function changeLine(line: ChargedLine, change: LineChange | undefined, promo: number): ChangedLine {
  const { quantity } = line;
  const staying = Math.min(change?.quantity ?? quantity, quantity);
  if (!change || staying === quantity) return unchanged(line);
  const kept = staying === 0 ? null : unitsOfLine(line, staying);
  const gone = difference(line, kept);
  const swapped = change.swap && swapUnits(line.line, gone, change.swap);
  const discounts = [kept?.discount ?? 0, Math.min(swapped?.discount ?? 0, gone.discount)];
  const left = discounts.map((discount) => portionOf(promo, discount, line.discount));
  return { kept, swapped, promoLost: promo - sum(left) };
}

function unchanged(line: ChargedLine): ChangedLine {
  return { kept: line, swapped: null, promoLost: 0 };
}

/** Returns a line with fewer units, which keep their share of the discount. */
function unitsOfLine(line: ChargedLine, quantity: number): ChargedLine {
  const total = line.unitPrice * quantity;
  const net = portionOf(netOf(line), quantity, line.quantity);
  const tax = Math.min(taxOn(net, line.taxRate), line.tax);
  return { ...line, quantity, total, discount: total - net, tax };
}

type Units = Pick<ChargedLine, 'quantity' | 'unitPrice' | 'total' | 'discount' | 'tax'>;

function difference(line: ChargedLine, kept: ChargedLine | null): Units {
  return {
    quantity: line.quantity - (kept?.quantity ?? 0),
    unitPrice: line.unitPrice,
    total: line.total - (kept?.total ?? 0),
    discount: line.discount - (kept?.discount ?? 0),
    tax: line.tax - (kept?.tax ?? 0),
  };
}

function swapUnits(
  replaces: number,
  gone: Units,
  menu: { readonly unitPrice: number; readonly taxRate: number },
): SwappedLine {
  const { quantity } = gone;
  const { taxRate } = menu;
  const unitPrice = Math.min(menu.unitPrice, gone.unitPrice);
  const total = unitPrice * quantity;
  const share = portionOf(total, netOf(gone), gone.total);
  const net = Math.min(share, largestNet(netOf(gone) + gone.tax, taxRate));
  const tax = taxOn(net, taxRate);
  return { replaces, quantity, unitPrice, total, discount: total - net, taxRate, tax };
}

/** Returns the largest net amount that is at most `max` including tax. */
function largestNet(max: number, taxRate: number): number {
  let net = portionOf(max, 1_000_000, 1_000_000 + taxRate) + 1;
  while (net + taxOn(net, taxRate) > max) net -= 1;
  return net;
}

/**
 * Splits the promo code's share of the discount over the lines. Deals are deducted first, so it is split by each line's
 * remaining total, and capped at the line's whole discount.
 */
function promoShares(lines: readonly ChargedLine[], promoDiscount: number): number[] {
  const discounts = lines.map(({ discount }) => discount);
  if (sum(discounts) <= promoDiscount) return discounts;
  const nets = lines.map(netOf);
  const shares = shareOver(sum(nets) > 0 ? nets : discounts, promoDiscount);
  return shares.map((share, index) => Math.min(share, discounts[index] ?? 0));
}

function netOf({ total, discount }: Pick<ChargedLine, 'total' | 'discount'>): number {
  return total - discount;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
