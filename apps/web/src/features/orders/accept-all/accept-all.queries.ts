import type { Order } from '@counter/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConnectionError } from '../../../lib/api.ts';
import { useCurrentStore, type CurrentStore } from '../../../lib/store-context.tsx';
import { orderKeys, updateKnownOrders } from '../known/known-orders.queries.ts';
import { queueStep } from '../offline/queue-step.ts';
import { pressStep, sendStep, sendUndo } from '../moves/send-move.ts';
import { mapSome } from './map-some.ts';

/** An order, and the minutes in which it is promised. */
export type Acceptance = { readonly order: Order; readonly minutes: number };

/** The answer about one of many orders: the order as it then is, or what went wrong. */
export type Outcome = {
  readonly order: Order;
  readonly error?: unknown;
  /** It waits for a network. */
  readonly queued?: boolean;
};

/** Accepts orders one by one and answers what became of each; one that fails keeps none from the rest. */
export function useAcceptOrders() {
  return useEach(async (store, { order, minutes }: Acceptance) => {
    const pressed = pressStep(store, order, 'accept', minutes);
    try {
      return await sendStep(pressed);
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      await queueStep(pressed);
      return { data: order, queued: true };
    }
  });
}

/** Takes back the acceptance of orders, one by one. */
export function useUndoAcceptances() {
  return useEach((store, { order }: { readonly order: Order }) =>
    sendUndo(store, { move: 'accept', order, undo: true }),
  );
}

/** The calls under way at once. */
const atOnce = 4;

function useEach<Item extends { readonly order: Order }>(
  send: (store: CurrentStore, item: Item) => Promise<{ data: Order; queued?: boolean }>,
) {
  const store = useCurrentStore();
  const client = useQueryClient();
  const { storeId } = store;
  return useMutation({
    mutationFn: async (items: readonly Item[]): Promise<Outcome[]> => {
      const outcomes = await mapSome(items, atOnce, async (item): Promise<Outcome> => {
        try {
          const { data, queued = false } = await send(store, item);
          return { order: data, queued };
        } catch (error) {
          return { order: item.order, error };
        }
      });
      const known = new Map(outcomes.map(({ order }) => [order.id, order]));
      await updateKnownOrders(client, storeId, (order) => {
        const moved = known.get(order.id);
        return moved ? { ...order, ...moved } : order;
      });
      return outcomes;
    },
    onSettled: () => void client.invalidateQueries({ queryKey: orderKeys.all(storeId) }),
  });
}
