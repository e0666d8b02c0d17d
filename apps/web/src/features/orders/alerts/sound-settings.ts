import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { onStoredElsewhere, readStored, writeStored } from '../../../lib/storage.ts';

const settingsSchema = z.object({
  on: z.boolean(),
  /** 0 to 1. */
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});

/** The sound settings of this device. */
export type SoundSettings = z.infer<typeof settingsSchema>;

const key = 'counter.sound';
const atFirst: SoundSettings = { on: true, volume: 0.7 };

let settings = readStored(key, settingsSchema, atFirst);
const listeners = new Set<() => void>();

onStoredElsewhere(key, () => {
  settings = readStored(key, settingsSchema, atFirst);
  for (const listener of listeners) listener();
});

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the sound settings of this device, kept current. */
export function useSoundSettings(): SoundSettings {
  return useSyncExternalStore(watch, () => settings);
}

/** Changes how this device rings, in all its tabs. */
export function updateSoundSettings(change: Partial<SoundSettings>): void {
  settings = { ...settings, ...change };
  writeStored(key, settings);
  for (const listener of listeners) listener();
}
