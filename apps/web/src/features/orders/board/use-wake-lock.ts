import { useEffect } from 'react';

/** Keeps the device's screen on while the component is mounted, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    const ending = new AbortController();
    const hold = () => {
      if (!document.hidden) void holdUntil(ending.signal);
    };
    hold();
    // Browsers release the lock when the page is hidden.
    document.addEventListener('visibilitychange', hold, { signal: ending.signal });
    return () => ending.abort();
  }, []);
}

async function holdUntil(end: AbortSignal): Promise<void> {
  // The browser refuses on low battery; the screen then turns off as usual.
  const lock = await navigator.wakeLock.request('screen').catch(() => null);
  if (!lock) return;
  if (end.aborted) await lock.release();
  else end.addEventListener('abort', () => void lock.release());
}
