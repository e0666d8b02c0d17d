import { wayOf, type DeliveryMethod } from '@counter/contract/orders';
import type { PublicStore } from '@counter/contract/storefront';

/** Returns a delivery method for pickup and for delivery, as far as the store offers them; pickup first. */
export function waysOf({
  deliveryMethods,
}: Pick<PublicStore, 'deliveryMethods'>): DeliveryMethod[] {
  return (['PICKUP', 'DELIVERY'] as const).flatMap((way) => {
    const method = deliveryMethods.find((one) => wayOf(one) === way);
    return method ? [method] : [];
  });
}
