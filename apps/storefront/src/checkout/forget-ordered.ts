import { emptyBasket } from '../basket/basket.ts';
import { keepBasket } from '../basket/use-basket.ts';
import { forgetDraft } from './use-draft.ts';

/** Empties the basket and what was filled in at a store's checkout: it was ordered. */
export function forgetOrdered(storeUrl: string): void {
  forgetDraft(storeUrl);
  keepBasket(storeUrl, emptyBasket);
}
