import { useMemo } from 'react';
import { useNow } from '../../../ui/browser/use-now.ts';
import { useTodaysOrders } from '../orders.queries.ts';
import { findAlerts } from './find-alerts.ts';

/** The orders of the current store that nobody has looked at yet, the oldest first. */
export function useAlerts() {
  const { orders, dataUpdatedAt } = useTodaysOrders();
  // The ticking rests while the page is hidden, but answers still come in.
  const now = Math.max(useNow(), dataUpdatedAt);
  return useMemo(() => findAlerts(orders ?? [], now), [orders, now]);
}

/** Returns the number of unseen orders. */
export function useAlertCount(): number {
  return useAlerts().length;
}
