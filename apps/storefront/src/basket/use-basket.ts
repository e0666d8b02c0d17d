import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/storage.ts';
import { basketSchema, emptyBasket, type Basket } from './basket.ts';

const kept = new Map<string, Basket>();
const listeners = new Set<() => void>();

function keyOf(storeUrl: string): string {
  return `counter.basket.${storeUrl}`;
}

function readBasket(storeUrl: string): Basket {
  const basket = kept.get(storeUrl) ?? readStored(keyOf(storeUrl), basketSchema, emptyBasket);
  kept.set(storeUrl, basket);
  return basket;
}

function subscribe(listener: () => void): () => void {
  // Another tab has changed it.
  const hear = (): void => {
    kept.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

/** The visitor's basket in a store, kept for later visits. Empty while the page is still the server's. */
export function useBasket(storeUrl: string): readonly [Basket, (basket: Basket) => void] {
  const basket = useSyncExternalStore(
    subscribe,
    () => readBasket(storeUrl),
    () => emptyBasket,
  );
  const update = (next: Basket): void => {
    kept.set(storeUrl, next);
    writeStored(keyOf(storeUrl), next);
    for (const listener of listeners) listener();
  };
  return [basket, update];
}
