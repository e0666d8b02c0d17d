import { nextRing, type Order } from '@counter/contract/orders';
import { useEffect, useMemo, useState } from 'react';
import { now } from '@counter/browser/clock';
import { useNow } from '../../../ui/browser/use-now.ts';
import { useTodaysOrders } from '../orders.queries.ts';
import { findAlerts, type Alerts } from './find-alerts.ts';

const noOrders: readonly Order[] = [];

/** Returns the current store's orders that need attention now. */
export function useAlerts(): Alerts {
  const { orders = noOrders, query } = useTodaysOrders();
  const { dataUpdatedAt } = query;
  const time = useAlarmTime(orders, dataUpdatedAt);
  return useMemo(() => findAlerts(orders, time), [orders, time]);
}

/**
 * Returns the time that the alarm uses, in milliseconds. Ticks pause while the page is hidden, but responses still
 * arrive, and an order whose snooze has ended then rings immediately.
 */
function useAlarmTime(orders: readonly Order[], dataUpdatedAt: number): number {
  const ticked = useNow();
  const [known, setRead] = useState({ dataUpdatedAt, at: ticked });
  // Read during this render, so that all orders of one response are announced together.
  const read = known.dataUpdatedAt === dataUpdatedAt ? known : { dataUpdatedAt, at: now() };
  if (read !== known) setRead(read);
  const time = Math.max(ticked, read.at);
  const next = nextRing(orders, time);
  useEffect(() => {
    if (next === undefined) return undefined;
    const wake = () => setRead((last) => ({ ...last, at: Math.max(next, now()) }));
    const timer = setTimeout(wake, Math.max(0, next - now()));
    return () => clearTimeout(timer);
  }, [next]);
  return time;
}

/** Returns the number of ringing orders. */
export function useRingingCount(): number {
  return useAlerts().ringing.length;
}
