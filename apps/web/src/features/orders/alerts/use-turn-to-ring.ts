import { useEffect, useState } from 'react';
import { updateTurn } from './turn-to-ring.ts';

/**
 * Returns true if this tab rings for a store. Of all tabs that can play sound, the one that holds a lock rings; another
 * takes over when it closes. Without lock support, all of them ring.
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

  const rings = audible && (alone || holding);
  useEffect(() => {
    updateTurn(rings);
    return () => updateTurn(false);
  }, [rings]);
  return rings;
}
