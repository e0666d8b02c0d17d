import type { Order } from '@counter/contract/orders';
import { useCallback } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { explainFailure } from '../../../lib/api.ts';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { queueStep } from '../offline/queue-step.ts';
import { press } from '../moves/send-move.ts';
import { kitchenText } from './kitchen.text.ts';

/**
 * Returns a function that ticks lines of an order as made, or unticks them. Changes show immediately and are sent in
 * order.
 */
export function useTickItems() {
  const store = useCurrentStore();
  return useCallback(
    (order: Order, lines: readonly number[], made: boolean) => {
      queueStep(press(store, order, { kind: 'tick', lines, made })).catch((error: unknown) =>
        toastFailure(kitchenText.notTicked(order.orderNumber, explainFailure(error))),
      );
    },
    [store],
  );
}
