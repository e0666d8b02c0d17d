import { useEffect, useState } from 'react';
import { now } from '@counter/browser/clock';

const tickMs = 15_000;

/** The present, every few seconds; undefined while the page is still the server's. */
export function useNow(): number | undefined {
  const [at, setAt] = useState<number>();
  useEffect(() => {
    const tick = (): void => setAt(now());
    // Not at once: the page takes over first, just as the server has written it.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, tickMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return at;
}
