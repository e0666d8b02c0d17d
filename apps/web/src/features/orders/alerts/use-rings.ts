import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useSoundSettings } from './sound-settings.ts';
import { useSpeaker } from './speaker.ts';
import { useTurnToRing } from './use-turn-to-ring.ts';

/** Whether it is for this tab to ring, and how loud (0 to 1). */
export function useRings(): { rings: boolean; volume: number } {
  const { storeId } = useCurrentStore();
  const { on, volume } = useSoundSettings();
  const audible = useSpeaker() === 'ready' && on;
  return { rings: useTurnToRing(storeId, audible), volume };
}
