import { emptyBasket } from '../basket/basket.ts';
import { keepBasket } from '../basket/use-basket.ts';
import { rememberDetails } from './known-details.ts';
import { forgetDraft, readDraft } from './use-draft.ts';

/**
 * Empties the basket and what was filled in at a store's checkout: it was ordered. Who ordered, and where to, is kept
 * for the next time.
 */
export function forgetOrdered(storeUrl: string): void {
  rememberDetails(readDraft(storeUrl));
  forgetDraft(storeUrl);
  keepBasket(storeUrl, emptyBasket);
}
