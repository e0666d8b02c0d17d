import { orderedDeal, orderedProduct, type BasketEntry } from '@counter/contract/orders';
import { z } from 'zod/mini';

/** A visitor's choices, as stored and as ordered. */
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

/** A basket with a product more; the same choice again counts up. */
export function withProduct(basket: Basket, item: Item): Basket {
  return { ...basket, items: merged(basket.items, item) };
}

/** A basket with a deal more; the same choice again counts up. */
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
