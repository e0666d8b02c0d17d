import type { PlaceOrderRequest } from '@counter/contract/integrations';
import type { Work } from '../../platform/work.ts';
import { findOrCreateCustomer } from '../customers/index.ts';
import { holdPromo, type HeldPromo } from '../promotions/index.ts';

/**
 * Holds the promo code that an order comes with; null where it comes with none. `basket` is what its
 * lines come to, the reductions of its deals taken off.
 * @throws ProblemError PROMO_NOT_VALID, CUSTOMER_BLOCKED
 */
export async function holdPromoOf(
  work: Work,
  { promoCode: code, customer }: PlaceOrderRequest,
  basket: number,
): Promise<HeldPromo | null> {
  if (!code) return null;
  const customerId = await findOrCreateCustomer(work, customer);
  return holdPromo(work, { code, basket, customerId });
}
