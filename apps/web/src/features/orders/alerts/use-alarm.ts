import { isLouder, type Order } from '@counter/contract/orders';
import { useEffect, useEffectEvent } from 'react';
import { now } from '@counter/browser/clock';
import { playSound } from './audio-output.ts';
import type { SoundSettings } from './sound-settings.ts';

/** Interval of the alarm, in milliseconds. */
const repeatEvery = 4000;

/** Rings while there are ringing orders, and louder once one of them has waited for 90 seconds. */
export function useAlarm(
  ringing: readonly Order[],
  { rings, volume }: Pick<SoundSettings, 'volume'> & { rings: boolean },
): void {
  const ring = useEffectEvent(() => playSound(isLouder(ringing, now()) ? 'late' : 'new', volume));
  const sounds = rings && ringing.length > 0;
  useEffect(() => {
    if (!sounds) return undefined;
    ring();
    const timer = setInterval(() => ring(), repeatEvery);
    return () => clearInterval(timer);
  }, [sounds]);
}
