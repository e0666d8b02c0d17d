import { useEffect, useEffectEvent } from 'react';

const pollMs = 10_000;

/**
 * Calls `read` when the stream at `address` reports a change, when the page becomes visible, and every few seconds
 * without a stream. Does nothing without an address.
 */
export function useRefreshOnChange(address: string | undefined, read: () => Promise<void>): void {
  const readNow = useEffectEvent(() => void read());
  useEffect(() => {
    if (address === undefined) return undefined;
    const stream = new EventSource(address);
    const onChange = (): void => readNow();
    stream.addEventListener('ready', onChange);
    stream.addEventListener('changed', onChange);
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
