import { VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { updateTitleMark } from '../../../lib/url/title.ts';
import { countNewOrders } from '../display/order-words.ts';
import { useAcceptanceSound } from './use-acceptance-sound.ts';
import { useAlarm } from './use-alarm.ts';
import { useAlerts } from './use-alerts.ts';
import { useArrivals } from './use-arrivals.ts';
import { useCancellationAlarm } from './use-cancellation-alarm.ts';
import { useDesktopNotice } from './use-desktop-notice.ts';
import { useRings } from './use-rings.ts';

/** Tells of new orders beside the strip: sound, tab title and notice. On every screen, once. */
export function OrderAlerts() {
  const store = useCurrentStore();
  // Another store's orders are nobody's arrivals.
  return store.can('orders:read') ? <Alerts key={store.storeId} /> : null;
}

function Alerts() {
  const { ringing } = useAlerts();
  const batch = useArrivals(ringing);
  const sound = useRings();
  useAlarm(ringing, sound);
  useAcceptanceSound(sound);
  useCancellationAlarm(sound);
  useDesktopNotice(batch);
  useTitleMark(ringing.length);
  return (
    <VisuallyHidden component="output">
      {batch.length === 0
        ? null
        : `${countNewOrders(batch.length)}: ${batch.map((order) => order.orderNumber).join(', ')}`}
    </VisuallyHidden>
  );
}

/** Counts in the browser's tab: "(2) Orders · Counter". */
function useTitleMark(count: number): void {
  useEffect(() => {
    updateTitleMark(count === 0 ? '' : `(${count}) `);
    return () => updateTitleMark('');
  }, [count]);
}
