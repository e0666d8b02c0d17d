import { useEffect, useState } from 'react';
import { now } from '@counter/browser/clock';

const tickMs = 15_000;

/** Returns the current time, updated every few seconds; undefined during hydration. */
export function useNow(): number | undefined {
  const [at, setAt] = useState<number>();
  useEffect(() => {
    const tick = (): void => setAt(now());
    // Not at once, because hydration must match the server's HTML.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, tickMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return at;
}
