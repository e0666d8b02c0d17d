import { wayOf, type DeliveryMethod } from '@counter/contract/orders';
import type { PublicStore } from '@counter/contract/storefront';

/** Lists a method for each way that the store offers, pickup first. */
export function waysOf({
  deliveryMethods,
}: Pick<PublicStore, 'deliveryMethods'>): DeliveryMethod[] {
  return (['PICKUP', 'DELIVERY'] as const).flatMap((way) => {
    const method = deliveryMethods.find((one) => wayOf(one) === way);
    return method ? [method] : [];
  });
}
