import { orderedDeal, orderedProduct, type BasketEntry } from '@counter/contract/orders';
import { z } from 'zod/mini';

/** The items that a visitor has chosen, in the form of an order request. */
export const basketSchema = z.object({
  items: z.array(orderedProduct),
  deals: z.array(orderedDeal),
});

export type Basket = z.infer<typeof basketSchema>;

export const emptyBasket: Basket = { items: [], deals: [] };

/** Counts the items in a basket. */
export function countOf({ items, deals }: Basket): number {
  return [...items, ...deals].reduce((total, { quantity }) => total + quantity, 0);
}

type Item = Basket['items'][number];
type Deal = Basket['deals'][number];

/** Returns the basket with a product added. An identical choice increases the quantity. */
export function withProduct(basket: Basket, item: Item): Basket {
  return { ...basket, items: merged(basket.items, item) };
}

/** Returns the basket with a deal added. An identical choice increases the quantity. */
export function withDeal(basket: Basket, deal: Deal): Basket {
  return { ...basket, deals: merged(basket.deals, deal) };
}

const maxQuantity = 99;

function merged<T extends { readonly quantity: number }>(list: readonly T[], added: T): T[] {
  const same = list.findIndex(
    (one) => JSON.stringify({ ...one, quantity: 0 }) === JSON.stringify({ ...added, quantity: 0 }),
  );
  if (same < 0) return [...list, added];
  return list.map((one, index) =>
    index === same
      ? { ...one, quantity: Math.min(one.quantity + added.quantity, maxQuantity) }
      : one,
  );
}

/** Returns the basket with a new quantity for a line; 0 removes it. */
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
