import {
  findTrackedOrder,
  followOrder,
  type PublicStore,
  type TrackedOrder,
} from '@counter/contract/storefront';
import { useEffect, useEffectEvent, useState } from 'react';
import { addressOf, call } from '../lib/http.ts';
import { isOver } from './order-words.ts';

const pollMs = 10_000;

type Followed = {
  readonly order: TrackedOrder;
  /** True if changes arrive as they happen; otherwise they are polled. */
  readonly isLive: boolean;
  readonly show: (order: TrackedOrder) => void;
};

/**
 * Returns the order, kept up to date by a stream. It also reloads when the stream reconnects or the page becomes
 * visible, and polls while there is no stream.
 */
export function useFollowedOrder(
  { storeUrl }: PublicStore,
  token: string,
  initial: TrackedOrder,
): Followed {
  const [order, show] = useState(initial);
  const [isLive, setIsLive] = useState(false);
  const isEnded = isOver(order);

  const read = useEffectEvent(async () => {
    try {
      show((await call(findTrackedOrder, { params: { storeUrl, token } })).data);
    } catch (error) {
      console.info('The order stays as it was shown.', error);
    }
  });

  useEffect(() => {
    if (isEnded) return undefined;
    const stream = new EventSource(addressOf(followOrder, { storeUrl, token }));
    stream.addEventListener('ready', () => {
      setIsLive(true);
      void read();
    });
    stream.addEventListener('changed', () => void read());
    stream.addEventListener('error', () => setIsLive(false));
    const timer = setInterval(() => {
      if (stream.readyState !== EventSource.OPEN) void read();
    }, pollMs);
    const hear = (): void => {
      if (document.visibilityState === 'visible') void read();
    };
    document.addEventListener('visibilitychange', hear);
    return () => {
      stream.close();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hear);
      setIsLive(false);
    };
  }, [isEnded, storeUrl, token]);

  return { order, isLive, show };
}
