import type { Order } from '@counter/contract/orders';
import { useEffect } from 'react';
import { now } from '../../../lib/clock.ts';
import { isLate } from './find-alerts.ts';
import type { SoundSettings } from './sound-settings.ts';
import { playSound } from './audio-output.ts';

/** The interval of the alarm until somebody looks, in milliseconds. */
const repeatEvery = 4000;

/** Rings while there are orders nobody has looked at, and presses harder when one has waited long. */
export function useAlarm(
  alerts: readonly Order[],
  { rings, volume }: Pick<SoundSettings, 'volume'> & { rings: boolean },
): void {
  const since = oldestOf(alerts);
  useEffect(() => {
    if (!rings || since === undefined) return undefined;
    const ring = () => playSound(isLate(since, now()) ? 'late' : 'new', volume);
    ring();
    const timer = setInterval(ring, repeatEvery);
    return () => clearInterval(timer);
  }, [rings, since, volume]);
}

/** The time at which the oldest was released, in milliseconds; undefined without any. */
function oldestOf(alerts: readonly Order[]): number | undefined {
  if (alerts.length === 0) return undefined;
  return Math.min(...alerts.map(({ releasedAt }) => Date.parse(releasedAt)));
}
