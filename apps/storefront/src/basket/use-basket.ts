import { useShared } from '@counter/browser/shared-value';
import { createStoreValue } from '../lib/store-value.ts';
import { basketSchema, emptyBasket, type Basket } from './basket.ts';

const basketOf = createStoreValue('counter.basket', basketSchema, emptyBasket);

/** The visitor's basket in a store, kept for later visits. Empty while the page is still the server's. */
export function useBasket(storeUrl: string): readonly [Basket, (basket: Basket) => void] {
  const basket = basketOf(storeUrl);
  return [useShared(basket), basket.set];
}

/** Puts another basket in the place of the one in a store. */
export function keepBasket(storeUrl: string, basket: Basket): void {
  basketOf(storeUrl).set(basket);
}
