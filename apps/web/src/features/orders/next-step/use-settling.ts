import type { Order } from '@counter/contract/orders';
import { useEffect, useState } from 'react';

/**
 * Returns true for a while (milliseconds) after an order's status changed. The next step's button is at the same place,
 * where a double click would hit it.
 */
export function useSettling(status: Order['status'], forMs: number): boolean {
  const [settled, setSettled] = useState(status);
  useEffect(() => {
    if (settled === status) return undefined;
    const timer = setTimeout(() => setSettled(status), forMs);
    return () => clearTimeout(timer);
  }, [settled, status, forMs]);
  return settled !== status;
}
