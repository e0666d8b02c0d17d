import { useEffect, useEffectEvent, useRef } from 'react';
import { onStoreEvent } from '../../../lib/live.ts';
import { useSession } from '../../../lib/session.ts';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { aboutOrder } from '../display/order-words.ts';
import { playSound } from './audio-output.ts';
import { text } from '../orders.text.ts';

/** Plays a sound if somebody else cancels an order; once per order. */
export function useCancellationAlarm({ rings, volume }: { rings: boolean; volume: number }): void {
  const me = useSession().user?.fullName;
  const announced = useRef(new Set<number>());

  const tell = useEffectEvent((orderId: number, orderNumber: string, by: string) => {
    if (by === me || announced.current.has(orderId)) return;
    announced.current.add(orderId);
    toastFailure(text.alerts.cancelledByToast(orderNumber, by), undefined, aboutOrder(orderId));
    if (rings) playSound('cancelled', volume);
  });

  useEffect(
    () =>
      onStoreEvent((event) => {
        if (event.kind === 'order.moved' && event.status === 'STORE_REJECT')
          tell(event.orderId, event.orderNumber, event.by);
      }),
    [],
  );
}
