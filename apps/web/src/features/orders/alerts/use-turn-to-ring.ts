import { useEffect, useState } from 'react';

/**
 * Whether it is this tab that rings for a store. Of all tabs that can be heard, one holds the turn
 * and the next takes it over when that one is closed. Where the browser has no locks, all ring.
 */
export function useTurnToRing(storeId: number, audible: boolean): boolean {
  const [holding, setHolding] = useState(false);
  const alone = !('locks' in navigator);

  useEffect(() => {
    if (alone || !audible) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const hold = () => {
      setHolding(true);
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    navigator.locks.request(`counter.ring.${storeId}`, { signal }, hold).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => {
      ending.abort();
      setHolding(false);
    };
  }, [alone, audible, storeId]);

  return audible && (alone || holding);
}
