import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useSoundSettings } from './sound-settings.ts';
import { useAudioOutput } from './audio-output.ts';
import { useTurnToRing } from './use-turn-to-ring.ts';

/** Returns whether this tab rings, and its volume (0 to 1). */
export function useRings(): { rings: boolean; volume: number } {
  const { storeId } = useCurrentStore();
  const { on, volume } = useSoundSettings();
  const audible = useAudioOutput() === 'ready' && on;
  return { rings: useTurnToRing(storeId, audible), volume };
}
