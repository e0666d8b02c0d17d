import type { StoreEvent } from '@counter/contract/stream';
import { createSharedValue, useShared } from '@counter/browser/shared-value';
import { now } from '@counter/browser/clock';

/** The age at which a screen's data counts as outdated, in milliseconds. */
export const staleAfterMs = 90_000;

export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'offline';

/** The status of the live connection and the time it began, in milliseconds since 1970. */
export type Live = { readonly status: LiveStatus; readonly since: number };

const live = createSharedValue<Live>({ status: 'connecting', since: now() });
const listeners = new Set<(event: StoreEvent) => void>();

/** Returns the connection's current status and renders again when it changes. */
export function useLive(): Live {
  return useShared(live);
}

/** Calls the listener once for each event of the current store, in order. Returns a function that unsubscribes it. */
export function onStoreEvent(listener: (event: StoreEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Records the connection's status. Called by the stream's subscriber. */
export function updateLiveStatus(status: LiveStatus): void {
  if (live.get().status !== status) live.set({ status, since: now() });
}

/** Passes an event to all listeners. Called by the stream's subscriber. */
export function announceStoreEvent(event: StoreEvent): void {
  for (const listener of listeners) listener(event);
}
