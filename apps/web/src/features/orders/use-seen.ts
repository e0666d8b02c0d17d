import type { Order } from '@counter/contract/orders';
import { useEffect, useEffectEvent } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { toastFailure } from '../../ui/feedback/toast.ts';
import { useMarkSeen } from './orders.queries.ts';
import { text } from './orders.text.ts';

/** Notes orders as seen; a failure is told, with the offer to try again. */
export function useSeen(): (orderIds: readonly number[]) => void {
  return useMarkSeen((error, retry) => {
    const reason = explainFailure(error);
    toastFailure(text.alarmCouldNotBeEnded(reason), retry);
  });
}

/** Opening an order is looking at it. */
export function useSeenWhenOpened(order: Order | undefined): void {
  const store = useCurrentStore();
  const seen = useSeen();
  const unseenId = order?.seenAt === null && store.can('orders:read') ? order.id : undefined;
  const note = useEffectEvent((orderId: number) => seen([orderId]));
  useEffect(() => {
    if (unseenId !== undefined) note(unseenId);
  }, [unseenId]);
}
