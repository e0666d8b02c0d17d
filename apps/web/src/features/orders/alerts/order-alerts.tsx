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

/** Announces new orders beyond the strip: by sound, tab title and notification. Rendered once on every screen. */
export function OrderAlerts() {
  const store = useCurrentStore();
  // Reset for another store, so that its orders don't count as new arrivals.
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

/** Shows the count in the browser tab: "(2) Orders · Counter". */
function useTitleMark(count: number): void {
  useEffect(() => {
    updateTitleMark(count === 0 ? '' : `(${count}) `);
    return () => updateTitleMark('');
  }, [count]);
}
