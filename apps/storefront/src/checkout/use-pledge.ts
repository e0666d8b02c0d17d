import type { Quote } from '@counter/contract/storefront';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Quoting } from './use-quote.ts';

/** The order as the customer saw it when they pressed the button. */
type Seen = { readonly order: string; readonly quote: Quote };

interface Pledging {
  isSignedIn: boolean;
  /** The order, without the details that signing in adds. */
  order: unknown;
  quoting: Quoting;
  onPlace: () => void;
}

export type Pledge = {
  /**
   * `kept`: the customer has signed in, and the order is being checked once more. `changed`: they must press the
   * button again.
   */
  readonly state: 'none' | 'waiting' | 'kept' | 'changed';
  readonly make: () => void;
  readonly forget: () => void;
};

/** The maximum change of the ready time while the code arrives: one step of the kitchen's estimate. */
const maxDelayMs = 5 * 60_000;

/**
 * Places an order once the customer has signed in, unless its contents, total or time have changed since they
 * pressed the button.
 */
export function usePledge({ isSignedIn, order, quoting, onPlace }: Pledging): Pledge {
  const [seen, setSeen] = useState<Seen>();
  const [isChanged, setIsChanged] = useState(false);
  const now = JSON.stringify(order);

  const askAgain = useEffectEvent(async () => quoting.again());
  const decide = useEffectEvent((quote: Quote | undefined) => {
    setSeen(undefined);
    if (!seen || !quote) return;
    if (isSame(seen, { order: now, quote })) onPlace();
    else setIsChanged(true);
  });
  const isDue = isSignedIn && seen !== undefined;
  useEffect(() => {
    if (isDue) void askAgain().then((quote) => decide(quote));
  }, [isDue]);

  return {
    state: stateOf({ isSignedIn, isPressed: seen !== undefined, isChanged }),
    make: () => {
      setIsChanged(false);
      setSeen(quoting.quote && { order: now, quote: quoting.quote });
    },
    forget: () => {
      setIsChanged(false);
      setSeen(undefined);
    },
  };
}

function isSame(before: Seen, after: Seen): boolean {
  const delay = Date.parse(after.quote.readyAt) - Date.parse(before.quote.readyAt);
  return (
    before.order === after.order &&
    before.quote.total === after.quote.total &&
    Math.abs(delay) <= maxDelayMs &&
    after.quote.problems.length === 0 &&
    after.quote.entries.every(({ problem }) => problem === '')
  );
}

type Facts = Record<'isSignedIn' | 'isPressed' | 'isChanged', boolean>;

function stateOf({ isSignedIn, isPressed, isChanged }: Facts): Pledge['state'] {
  if (isPressed) return isSignedIn ? 'kept' : 'waiting';
  return isChanged ? 'changed' : 'none';
}
