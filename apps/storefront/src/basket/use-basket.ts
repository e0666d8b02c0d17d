import { useShared } from '@counter/browser/shared-value';
import { createStoreValue } from '../lib/store-value.ts';
import { basketSchema, emptyBasket, type Basket } from './basket.ts';

const basketOf = createStoreValue('counter.basket', basketSchema, emptyBasket);

/** Returns the visitor's basket in a store, stored for later visits. Empty during hydration. */
export function useBasket(storeUrl: string): readonly [Basket, (basket: Basket) => void] {
  const basket = basketOf(storeUrl);
  return [useShared(basket), basket.set];
}

/** Replaces the basket of a store. */
export function keepBasket(storeUrl: string, basket: Basket): void {
  basketOf(storeUrl).set(basket);
}
