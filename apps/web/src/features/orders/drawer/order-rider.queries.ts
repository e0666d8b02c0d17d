import { assignRider, type Order } from '@counter/contract/orders';
import { storeResource } from '../../../lib/resource/store-resource.ts';

export type Assignment = {
  readonly order: Order;
  /** Null unassigns the rider. */
  readonly rider: { readonly id: number; readonly name: string } | null;
};

const orders = storeResource('orders');

/** Assigns a rider to an order. Refetches the lists before the result is shown. */
export const useAssignRider = orders.write(
  assignRider,
  ({ userId, storeId }, { order, rider }: Assignment) => {
    const previousRiderId = order.rider?.id ?? null;
    const riderId = rider?.id ?? null;
    return { body: { userId, storeId, orderId: order.id, previousRiderId, riderId } };
  },
  { refetchFirst: true },
);
