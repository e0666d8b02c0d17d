import { quoteWebOrder, type Quote } from '@counter/contract/storefront';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, wordsOf } from '../lib/http.ts';
import type { wishOf } from './order-of.ts';

const restMs = 250;

export type Quoting = {
  /** The last quote; a newer one may be loading. */
  readonly quote: Quote | undefined;
  readonly isFresh: boolean;
  /** The reason there is no quote; may be empty. */
  readonly failure: string;
  /** Loads the quote again. Resolves to undefined on failure. */
  readonly again: () => Promise<Quote | undefined>;
};

/** Loads the quote of an order: after every change, and when the person or the network is back. */
export function useQuote(storeUrl: string, wish: ReturnType<typeof wishOf>): Quoting {
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly quote: Quote }>();
  const [failure, setFailure] = useState('');
  const latest = useRef('');
  const asked = JSON.stringify(wish);

  const ask = async (): Promise<Quote | undefined> => {
    latest.current = asked;
    try {
      const { data } = await call(quoteWebOrder, { params: { storeUrl }, body: wish });
      if (latest.current !== asked) return undefined;
      setAnswer({ asked, quote: data });
      setFailure('');
      return data;
    } catch (error) {
      if (latest.current === asked) setFailure(wordsOf(error));
      return undefined;
    }
  };

  const askFor = useEffectEvent((change: string) => {
    if (change === asked) void ask();
  });
  useEffect(() => {
    const timer = setTimeout(() => askFor(asked), restMs);
    const hear = (): void => {
      if (document.visibilityState === 'visible') askFor(asked);
    };
    document.addEventListener('visibilitychange', hear);
    window.addEventListener('online', hear);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hear);
      window.removeEventListener('online', hear);
    };
  }, [asked]);

  return {
    quote: answer?.quote,
    isFresh: answer?.asked === asked && failure === '',
    failure,
    again: ask,
  };
}
