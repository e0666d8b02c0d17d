import type { MenuProduct } from '../menu/menu.schemas.ts';
import { fillBasket } from '../orders/basket.ts';
import type { BasketProblem } from '../orders/basket-problems.ts';
import { priceOrder } from '../orders/pricing.ts';
import type { SaleItem, SaleLine, SaleMenu, SaleRequest } from './sales.schemas.ts';

/** A line with its tax. */
export type PricedLine = SaleLine & { readonly taxRate: number; readonly tax: number };

export type PricedSale = {
  readonly lines: readonly PricedLine[];
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  /** The reasons it can't be recorded. If there are any, nothing is priced. */
  readonly problems: readonly BasketProblem[];
};

type Wanted = Pick<SaleRequest, 'amount' | 'note'> & { readonly items: readonly SaleItem[] };

/**
 * Prices a counter sale: products at menu prices plus the typed amount, taxed like an order. Unavailable products can
 * be sold too.
 */
export function priceSale(wanted: Wanted, { products, taxRate }: SaleMenu): PricedSale {
  const items = wanted.items.map((item) => ({ ...item, specialInstructions: '' }));
  const menu = { products: products.map(inHand), deals: [] };
  const { lines: chosen, problems } = fillBasket({ items, deals: [] }, menu, taxRate);
  if (problems.length > 0) return { lines: [], subtotal: 0, tax: 0, total: 0, problems };
  const all = [...chosen, ...typedLine(wanted, taxRate)];
  const priced = priceOrder({ lines: all, discount: 0, tip: 0, feeRate: 0 });
  const lines = all.map(({ productId, name, options, quantity, unitPrice, taxRate: rate }, at) => ({
    productId,
    name,
    options,
    quantity,
    unitPrice,
    taxRate: rate,
    total: priced.lines[at]?.total ?? 0,
    tax: priced.lines[at]?.tax ?? 0,
  }));
  const { subtotal, tax, charged: total } = priced;
  return { lines, subtotal, tax, total, problems };
}

function inHand(product: MenuProduct): MenuProduct {
  return {
    ...product,
    available: true,
    optionGroups: product.optionGroups.map((group) => ({
      ...group,
      choices: group.choices.map((choice) => ({ ...choice, available: true })),
    })),
  };
}

function typedLine({ amount, note }: Wanted, taxRate: number) {
  if (amount === null) return [];
  return [{ productId: null, name: note, options: [], quantity: 1, unitPrice: amount, taxRate }];
}
