import { useEffect } from 'react';

/** Keeps the screen of this device on while the component is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    const ending = new AbortController();
    const hold = () => {
      if (!document.hidden) void holdUntil(ending.signal);
    };
    hold();
    // The browser takes it away with a page that is hidden.
    document.addEventListener('visibilitychange', hold, { signal: ending.signal });
    return () => ending.abort();
  }, []);
}

async function holdUntil(end: AbortSignal): Promise<void> {
  // Refused when the battery is low: the screen then goes off as it would anyway.
  const lock = await navigator.wakeLock.request('screen').catch(() => null);
  if (!lock) return;
  if (end.aborted) await lock.release();
  else end.addEventListener('abort', () => void lock.release());
}
