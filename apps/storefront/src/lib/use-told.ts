import { useEffect, useEffectEvent } from 'react';

const pollMs = 10_000;

/**
 * Reads something whenever the server tells that it has changed and whenever somebody comes back to the page;
 * every few seconds where there is no stream. `address` undefined: there is nothing to wait for.
 */
export function useTold(address: string | undefined, read: () => Promise<void>): void {
  const readNow = useEffectEvent(() => void read());
  useEffect(() => {
    if (address === undefined) return undefined;
    const stream = new EventSource(address);
    const hear = (): void => readNow();
    stream.addEventListener('ready', hear);
    stream.addEventListener('changed', hear);
    const timer = setInterval(() => {
      if (stream.readyState !== EventSource.OPEN) readNow();
    }, pollMs);
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') readNow();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      stream.close();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [address]);
}
