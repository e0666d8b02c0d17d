import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { onStoredElsewhere, readStored, writeStored } from '../../lib/storage.ts';

/** A roll of 80 mm or a sheet of A4. */
export type DevicePaper = 'RECEIPT' | 'SHEET';

const schema = z.object({
  paper: z.enum(['RECEIPT', 'SHEET']),
  /** True if accepted orders are printed here by themselves. */
  accepted: z.boolean(),
});

export type DevicePrinting = z.infer<typeof schema>;

const key = 'counter.device-printing';
const usual: DevicePrinting = { paper: 'RECEIPT', accepted: false };
let kept = readStored(key, schema, usual);
const listeners = new Set<() => void>();

onStoredElsewhere(key, () => {
  kept = readStored(key, schema, usual);
  for (const listener of listeners) listener();
});

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns how this device prints. */
export function useDevicePrinting(): DevicePrinting {
  return useSyncExternalStore(watch, () => kept);
}

/** Changes how this device prints, in all its tabs. */
export function changeDevicePrinting(change: Partial<DevicePrinting>): void {
  kept = { ...kept, ...change };
  writeStored(key, kept);
  for (const listener of listeners) listener();
}
