import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { now } from '@counter/browser/clock';

type Listener = (time: number) => void;

// One ticker per interval, because a list of orders has hundreds of subscribers.
const tickers = new Map<number, ReturnType<typeof startTicker>>();

/**
 * Returns the time in milliseconds since 1970, updated every `interval` milliseconds. Pauses while the page is
 * hidden and catches up as soon as it is visible.
 */
export function useNow(interval = 10_000): number {
  const [time, setTime] = useState(now);
  useEffect(() => listen(interval, setTime), [interval]);
  return time;
}

/**
 * Returns what `read` derives from the time (milliseconds since 1970). Renders again only when that value changes:
 * hundreds of clocks tick every second, and few of them show something new.
 */
export function useAtNow<Value extends string | number | boolean>(
  read: (time: number) => Value,
  interval = 1000,
): Value {
  const subscribe = useCallback((changed: () => void) => listen(interval, changed), [interval]);
  return useSyncExternalStore(subscribe, () => read(now()));
}

function listen(interval: number, listener: Listener): () => void {
  const ticker = tickers.get(interval) ?? startTicker(interval);
  tickers.set(interval, ticker);
  ticker.listeners.add(listener);
  return () => {
    ticker.listeners.delete(listener);
    if (ticker.listeners.size > 0) return;
    ticker.stop();
    tickers.delete(interval);
  };
}

function startTicker(interval: number) {
  const listeners = new Set<Listener>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    const time = now();
    for (const listener of listeners) listener(time);
  };
  const run = () => {
    clearInterval(timer);
    if (document.hidden) return;
    tick();
    timer = setInterval(tick, interval);
  };
  run();
  document.addEventListener('visibilitychange', run);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', run);
  };
  return { listeners, stop };
}
