import type { Quote } from '@counter/contract/storefront';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Quoting } from './use-quote.ts';

/** An order as its customer saw it when pressing the button. */
type Seen = { readonly order: string; readonly quote: Quote };

interface Pledging {
  isSignedIn: boolean;
  /** The order, without what signing in adds to it. */
  order: unknown;
  quoting: Quoting;
  onPlace: () => void;
}

export type Pledge = {
  /** `kept`: the customer is signed in, and the order is looked at once more. `changed`: it has to be pressed again. */
  readonly state: 'none' | 'waiting' | 'kept' | 'changed';
  readonly make: () => void;
  readonly forget: () => void;
};

/** The most by which the time may move while the code comes in: a step of the kitchen's promise. */
const maxDelayMs = 5 * 60_000;

/** Places an order once its customer has signed in, unless its contents, total or time changed since the press. */
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
