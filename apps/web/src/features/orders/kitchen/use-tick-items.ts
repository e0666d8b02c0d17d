import type { Order } from '@counter/contract/orders';
import { useCallback } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { queueStep } from '../offline/queue-step.ts';
import { press } from '../send-move.ts';

/** Returns what ticks lines of an order as made, or takes ticks back. Each shows at once, and is sent in order. */
export function useTickItems() {
  const store = useCurrentStore();
  return useCallback(
    (order: Order, lines: readonly number[], made: boolean) => {
      void queueStep(press(store, order, { kind: 'tick', lines, made }));
    },
    [store],
  );
}
