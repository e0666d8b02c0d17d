import type { Order } from '@counter/contract/orders';
import { useEffect, useEffectEvent } from 'react';
import { countNewOrders } from '../display/order-words.ts';
import { describeAlert } from './describe-alert.ts';

/** Shows new orders as notifications while this page is hidden, if the person allowed it. */
export function useDesktopNotice(batch: readonly Order[]): void {
  const show = useEffectEvent(() => {
    if (!mayNotify() || !document.hidden) return;
    const [only] = batch;
    const title =
      batch.length === 1 && only ? describeAlert(only).title : countNewOrders(batch.length);
    const body = batch.map((order) => describeAlert(order).shortDescription).join('\n');
    // All tabs and batches share a tag, so that a later notification replaces the earlier one.
    const notice = new Notification(title, { body, tag: 'counter.orders' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  });
  useEffect(() => {
    if (batch.length > 0) show();
  }, [batch]);
}

/** Returns true if notifications are allowed and this browser can show them from a page (phones can't). */
function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted';
}

/** Returns true if this browser can show notifications from a page. */
export function canNotify(): boolean {
  return 'Notification' in window && !/Android|iPhone|iPad/.test(navigator.userAgent);
}
