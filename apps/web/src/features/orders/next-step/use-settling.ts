import type { Order } from '@counter/contract/orders';
import { useEffect, useState } from 'react';

/**
 * Returns true for a while (milliseconds) after an order's status changed: the next step is in the same
 * place, where a double tap would take it too.
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
