import { useSyncExternalStore } from 'react';

let holds = false;
const listeners = new Set<() => void>();

/** For the tab's alarm: says if it is this tab's turn to ring. */
export function updateTurn(next: boolean): void {
  if (next === holds) return;
  holds = next;
  for (const listener of listeners) listener();
}

/** Returns true if this tab rings, of all that are open on this device. */
export function useHoldsTurn(): boolean {
  return useSyncExternalStore(watch, () => holds);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
