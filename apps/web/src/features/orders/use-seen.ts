import type { Order } from '@counter/contract/orders';
import { useEffect, useEffectEvent } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { useMarkSeen } from './orders.queries.ts';

/** Notes orders as seen; a failure is told, with the offer to try again. */
export function useSeen(): (orderIds: readonly number[]) => void {
  const { mutate } = useMarkSeen((orderIds, error) => {
    const reason = explainFailure(error);
    toastFailure(`The alarm could not be ended. ${reason}`, () => mutate(orderIds));
  });
  return mutate;
}

/** Opening an order is looking at it. */
export function useSeenWhenOpened(order: Order | undefined): void {
  const { can } = useCurrentStore();
  const seen = useSeen();
  const unseenId = order?.seenAt === null && can('orders:read') ? order.id : undefined;
  const note = useEffectEvent((orderId: number) => seen([orderId]));
  useEffect(() => {
    if (unseenId !== undefined) note(unseenId);
  }, [unseenId]);
}
