import { keep, useStored, type Keeping } from '../lib/use-stored.ts';
import { basketSchema, emptyBasket, type Basket } from './basket.ts';

function basketOf(storeUrl: string): Keeping<Basket> {
  return { key: `counter.basket.${storeUrl}`, schema: basketSchema, empty: emptyBasket };
}

/** The visitor's basket in a store, kept for later visits. Empty while the page is still the server's. */
export function useBasket(storeUrl: string): readonly [Basket, (basket: Basket) => void] {
  return useStored(basketOf(storeUrl));
}

/** Puts another basket in the place of the one in a store. */
export function keepBasket(storeUrl: string, basket: Basket): void {
  keep(basketOf(storeUrl), basket);
}
