import type { Order } from '@counter/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConnectionError } from '../../../lib/api.ts';
import { useCurrentStore, type CurrentStore } from '../../../lib/store-context.tsx';
import { orderKeys, updateKnownOrders } from '../known/known-orders.queries.ts';
import { queueStep } from '../offline/queue-step.ts';
import { pressStep, sendStep, sendUndo } from '../moves/send-move.ts';
import { mapSome } from './map-some.ts';

/** An order and the minutes to promise for it. */
export type Acceptance = { readonly order: Order; readonly minutes: number };

/** The result for one order: its new state, or the error. */
export type Outcome = {
  readonly order: Order;
  readonly error?: unknown;
  /** True if the step is queued until the network returns. */
  readonly queued?: boolean;
};

/** Accepts several orders; resolves with a result for each. A failure doesn't stop the others. */
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

/** Undoes the acceptance of several orders. */
export function useUndoAcceptances() {
  return useEach((store, { order }: { readonly order: Order }) =>
    sendUndo(store, { move: 'accept', order, undo: true }),
  );
}

/** Maximum number of concurrent requests. */
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
