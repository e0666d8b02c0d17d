import type { Order } from '@counter/contract/orders';
import { useEffect, useEffectEvent } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { useMarkSeen, useSnooze } from '../alerts/order-alarm.queries.ts';
import { text } from '../orders.text.ts';

/** Marks an order as seen when it is opened, which ends its alarm only. A failure offers to retry. */
export function useSeenWhenOpened(order: Order | undefined): void {
  const store = useCurrentStore();
  const seen = useMarkSeen(toastRefusal);
  const unseenId = order?.seenAt === null && store.can('orders:read') ? order.id : undefined;
  const note = useEffectEvent((orderId: number) => seen([orderId]));
  useEffect(() => {
    if (unseenId !== undefined) note(unseenId);
  }, [unseenId]);
}

/** Snoozes the alarm of orders. A failure offers to retry. */
export function useSnoozeWithToast(): (orderIds: readonly number[]) => void {
  return useSnooze(toastRefusal);
}

function toastRefusal(error: Error, retry: () => void): void {
  toastFailure(text.alarmNotStopped(explainFailure(error)), retry);
}
