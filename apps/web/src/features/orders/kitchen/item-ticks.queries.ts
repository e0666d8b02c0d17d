import { tickItems } from '@counter/contract/orders';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
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

/** The ticks that wait for an answer, or for a connection, in their order. */
export function usePendingTicks(): readonly Tick[] {
  const { storeId } = useCurrentStore();
  const filters = { mutationKey: orderKeys.ticks(storeId), status: 'pending' } as const;
  const variables = useMutationState({ filters, select: ({ state }) => state.variables });
  return useMemo(() => variables.filter(isTick), [variables]);
}

function isTick(variables: unknown): variables is Tick {
  return typeof variables === 'object' && variables !== null && 'lines' in variables;
}
