import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { readInTab, writeInTab } from '../../lib/storage.ts';

const key = 'counter.dismissedSignIns';
const listeners = new Set<() => void>();
let dismissed: readonly number[] = readInTab(key, z.array(z.number()), []);

/** Hides the notice of some sign-ins until the tab is closed; the account menu still counts them. */
export function dismissSignIns(ids: readonly number[]): void {
  dismissed = [...dismissed, ...ids];
  writeInTab(key, dismissed);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the ids of the sign-ins whose notice is hidden. */
export function useDismissedSignIns(): readonly number[] {
  return useSyncExternalStore(subscribe, () => dismissed);
}
