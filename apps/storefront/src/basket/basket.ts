import {
  fillBasket,
  orderedDeal,
  orderedProduct,
  priceOrder,
  valueOf,
  type ChosenLine,
  type OrderAmounts,
} from '@counter/contract/orders';
import type { Storefront } from '@counter/contract/storefront';
import { z } from 'zod/mini';

/** What a visitor has chosen, as it is kept and as it is ordered. */
export const basketSchema = z.object({
  items: z.array(orderedProduct),
  deals: z.array(orderedDeal),
});

export type Basket = z.infer<typeof basketSchema>;

export const emptyBasket: Basket = { items: [], deals: [] };

/** One line of the basket as people see it. */
export type BasketEntry = {
  readonly list: 'items' | 'deals';
  readonly index: number;
  readonly name: string;
  readonly quantity: number;
  /** The chosen options and what the kitchen is told. */
  readonly details: readonly string[];
  readonly total: number;
  /** Why it cannot be ordered; empty where it can. */
  readonly problem: string;
};

export type PricedBasket = {
  readonly entries: readonly BasketEntry[];
  /** Of what can be ordered. */
  readonly amounts: OrderAmounts;
  /** What counts towards the store's minimum. */
  readonly value: number;
};

type Menu = Pick<Storefront, 'products' | 'deals' | 'taxRate'>;

/** What a basket comes to at the menu's prices: the same functions price the order itself. */
export function priceBasket(basket: Basket, menu: Menu): PricedBasket {
  const filled = [
    ...basket.items.map((item, index) => fillEntry({ items: [item], deals: [] }, index, menu)),
    ...basket.deals.map((deal, index) => fillEntry({ items: [], deals: [deal] }, index, menu)),
  ];
  const lines = filled.flatMap((one) => one.lines);
  return {
    entries: filled.map(({ entry }) => entry),
    amounts: priceOrder({ lines, discount: 0, tip: 0, feeRate: 0 }),
    value: valueOf(lines),
  };
}

/** One line alone, so that what cannot be had keeps nothing else from having a price. */
function fillEntry(one: Basket, index: number, menu: Menu) {
  const { lines, problems } = fillBasket(one, menu, menu.taxRate);
  const {
    items: [item],
    deals: [deal],
  } = one;
  const found = item
    ? menu.products.find(({ id }) => id === item.productId)
    : menu.deals.find(({ id }) => id === deal?.dealId);
  const entry: BasketEntry = {
    list: item ? 'items' : 'deals',
    index,
    name: found?.name ?? 'No longer on the menu',
    quantity: item?.quantity ?? deal?.quantity ?? 0,
    details: detailsOf(lines, (item ?? deal)?.specialInstructions ?? ''),
    total: valueOf(lines),
    problem: found ? problems.map(({ message }) => message).join(' ') : 'Take it out to go on.',
  };
  return { entry, lines };
}

function detailsOf(lines: readonly ChosenLine[], instructions: string): string[] {
  const options = lines.map((line) => {
    const chosen = line.options.map(({ name }) => name).join(', ');
    if (!line.deal) return chosen;
    return `${line.quantity} × ${line.name}${chosen ? `: ${chosen}` : ''}`;
  });
  return [...options, instructions].filter((text) => text !== '');
}

/** How many things are in a basket. */
export function countOf({ items, deals }: Basket): number {
  return [...items, ...deals].reduce((total, { quantity }) => total + quantity, 0);
}

type Item = Basket['items'][number];
type Deal = Basket['deals'][number];

/** A basket with a product more; the same choice again counts up. */
export function withProduct(basket: Basket, item: Item): Basket {
  return { ...basket, items: merged(basket.items, item) };
}

/** A basket with a deal more; the same choice again counts up. */
export function withDeal(basket: Basket, deal: Deal): Basket {
  return { ...basket, deals: merged(basket.deals, deal) };
}

const most = 99;

function merged<T extends { readonly quantity: number }>(list: readonly T[], added: T): T[] {
  const same = list.findIndex(
    (one) => JSON.stringify({ ...one, quantity: 0 }) === JSON.stringify({ ...added, quantity: 0 }),
  );
  if (same < 0) return [...list, added];
  return list.map((one, index) =>
    index === same ? { ...one, quantity: Math.min(one.quantity + added.quantity, most) } : one,
  );
}

/** A basket with another quantity of one line; 0 takes the line out. */
export function withQuantity(
  basket: Basket,
  { list, index }: Pick<BasketEntry, 'list' | 'index'>,
  quantity: number,
): Basket {
  const change = <T extends object>(lines: readonly T[]): T[] =>
    lines.flatMap((line, place) => {
      if (place !== index) return [line];
      return quantity === 0 ? [] : [{ ...line, quantity }];
    });
  return list === 'items'
    ? { ...basket, items: change(basket.items) }
    : { ...basket, deals: change(basket.deals) };
}
