import { delayReasons, type DelayReason } from '@counter/contract/orders';
import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { onStoredElsewhere, readStored, writeStored } from '../../../lib/storage.ts';

const schema = z.enum(delayReasons);
const key = 'counter.delay-reason';
let used: DelayReason = readStored(key, schema, 'KitchenBusy');
const listeners = new Set<() => void>();

onStoredElsewhere(key, () => {
  used = readStored(key, schema, 'KitchenBusy');
  for (const listener of listeners) listener();
});

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the reason that was given last on this device; at first, that the kitchen is busy. */
export function useLastDelayReason(): DelayReason {
  return useSyncExternalStore(watch, () => used);
}

/** Keeps the reason for the next delay on this device. */
export function keepDelayReason(reason: DelayReason): void {
  used = reason;
  writeStored(key, reason);
  for (const listener of listeners) listener();
}
