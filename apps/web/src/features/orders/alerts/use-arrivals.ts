import type { Order } from '@counter/contract/orders';
import { useState } from 'react';

/** Returns the orders that joined the alarm last, as one batch; empty before the first. */
export function useArrivals(alerts: readonly Order[]): readonly Order[] {
  const [known, setKnown] = useState({ alerts: noOrders, batch: noOrders });
  if (known.alerts !== alerts) {
    const before = new Set(known.alerts.map(({ id }) => id));
    const joined = alerts.filter(({ id }) => !before.has(id));
    setKnown({ alerts, batch: joined.length > 0 ? joined : known.batch });
  }
  return known.batch;
}

const noOrders: readonly Order[] = [];
