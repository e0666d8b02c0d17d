import { emptyBasket } from '../basket/basket.ts';
import { keepBasket } from '../basket/use-basket.ts';
import { rememberDetails } from './known-details.ts';
import { forgetDraft, readDraft } from './use-draft.ts';

/**
 * Clears a store's basket and checkout after an order. The customer's name, phone number and address are kept for
 * the next order.
 */
export function forgetOrdered(storeUrl: string): void {
  rememberDetails(readDraft(storeUrl));
  forgetDraft(storeUrl);
  keepBasket(storeUrl, emptyBasket);
}
