import { assignRider, type Order } from '@counter/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { storeKey } from '../../../lib/store-key.ts';

export type Assignment = {
  readonly order: Order;
  /** Null takes the order from its rider. */
  readonly rider: { readonly id: number; readonly name: string } | null;
};

/** Gives orders to riders; every list has read it before the outcome is told. */
export function useAssignRider() {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ order, rider }: Assignment) => {
      const previousRiderId = order.rider?.id ?? null;
      const body = { userId, storeId, orderId: order.id, previousRiderId };
      return (await call(assignRider, { body: { ...body, riderId: rider?.id ?? null } })).data;
    },
    onSettled: async () => client.invalidateQueries({ queryKey: storeKey('orders', storeId) }),
  });
}
