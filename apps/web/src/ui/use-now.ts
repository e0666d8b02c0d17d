import { useEffect, useState } from 'react';
import { now } from '../lib/clock.ts';

/**
 * The time in milliseconds since 1970, new every `interval` milliseconds.
 * Rests while the page is hidden and is right again the moment it is seen.
 */
export function useNow(interval = 10_000): number {
  const [time, setTime] = useState(now);

  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setTime(now());
    };
    const timer = setInterval(tick, interval);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [interval]);

  return time;
}
