import { assignRider, type Order } from '@counter/contract/orders';
import { storeResource } from '../../../lib/resource/store-resource.ts';

export type Assignment = {
  readonly order: Order;
  /** Null takes the order from its rider. */
  readonly rider: { readonly id: number; readonly name: string } | null;
};

const orders = storeResource('orders');

/** Gives orders to riders; every list has read it before the outcome is told. */
export const useAssignRider = orders.write(
  assignRider,
  ({ userId, storeId }, { order, rider }: Assignment) => {
    const previousRiderId = order.rider?.id ?? null;
    const riderId = rider?.id ?? null;
    return { body: { userId, storeId, orderId: order.id, previousRiderId, riderId } };
  },
  { refetchFirst: true },
);
