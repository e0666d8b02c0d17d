import { z } from 'zod/mini';
import { createDeviceValue } from '@counter/browser/device-value';
import { useShared } from '@counter/browser/shared-value';

const schema = z.object({
  on: z.boolean(),
  /** 0 to 1. */
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});

/** The sound settings of this device. */
export type SoundSettings = z.infer<typeof schema>;

const settings = createDeviceValue<SoundSettings>('counter.sound', schema, {
  on: true,
  volume: 0.7,
});

/** Returns the sound settings of this device, kept current. */
export function useSoundSettings(): SoundSettings {
  return useShared(settings);
}

/** Changes the sound settings of this device, in all its tabs. */
export function updateSoundSettings(change: Partial<SoundSettings>): void {
  settings.set({ ...settings.get(), ...change });
}
