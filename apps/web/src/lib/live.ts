import type { StoreEvent } from '@counter/contract/stream';
import { createSharedValue, useShared } from '@counter/browser/shared-value';
import { now } from '@counter/browser/clock';

/** The age at which what a screen shows counts as outdated, in milliseconds. */
export const staleAfterMs = 90_000;

export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'offline';

/** The status of the live connection, and its start (milliseconds since 1970). */
export type Live = { readonly status: LiveStatus; readonly since: number };

const live = createSharedValue<Live>({ status: 'connecting', since: now() });
const listeners = new Set<(event: StoreEvent) => void>();

/** The connection's status, kept current. */
export function useLive(): Live {
  return useShared(live);
}

/** Hears every event of the current store once, in order. Returns what ends it. */
export function onStoreEvent(listener: (event: StoreEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For the subscriber of the stream: says how the connection stands now. */
export function updateLiveStatus(status: LiveStatus): void {
  if (live.get().status !== status) live.set({ status, since: now() });
}

/** For the subscriber of the stream: tells an event to everyone who listens. */
export function announceStoreEvent(event: StoreEvent): void {
  for (const listener of listeners) listener(event);
}
