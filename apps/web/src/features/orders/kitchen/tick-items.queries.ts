import { tickItems } from '@counter/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, ConnectionError, explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { waitsForNetwork } from '../../../lib/waits-for-network.ts';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { orderKeys, updateKnownOrders } from '../known-orders.queries.ts';
import { aboutOrder } from '../order-words.ts';
import { kitchenText } from './kitchen.text.ts';
import type { Tick } from './pending-ticks.ts';

const attemptsWhenUnreachable = 2;

/** Ticks items as made, or takes ticks back. Each shows at once, and is sent in order once there is a connection. */
export function useTickItems() {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationKey: orderKeys.ticks(storeId),
    scope: { id: `ticks ${storeId}` },
    mutationFn: ({ order, lines, made }: Tick) =>
      call(tickItems, { body: { userId, storeId, orderId: order.id, lines: [...lines], made } }),
    ...waitsForNetwork,
    // Ticking twice is harmless.
    retry: (failures, error) =>
      error instanceof ConnectionError && failures < attemptsWhenUnreachable,
    onSuccess: ({ data }) =>
      updateKnownOrders(client, storeId, (order) =>
        order.id === data.id ? { ...order, items: data.items } : order,
      ),
    onError: (error, { order: { id, orderNumber } }) =>
      toastFailure(
        kitchenText.notTicked(orderNumber, explainFailure(error)),
        undefined,
        aboutOrder(id),
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: orderKeys.all(storeId) }),
  });
}
