import {
  cardOrderRequest,
  payWebOrder,
  placeWebOrder,
  webOrderRequest,
} from '@counter/contract/storefront';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { ApiProblem, type FieldErrors } from '@counter/browser/problem';
import { call, isOutcomeUnknown, wordsOf } from '../lib/http.ts';
import { createKey } from '@counter/browser/idempotency-key';
import { readStored, writeStored } from '@counter/browser/storage';
import { forgetOrdered } from './forget-ordered.ts';

/** An order being sent. It is stored as sent until the server responds, because it may have arrived. */
const attemptSchema = z.nullable(
  z.object({ key: z.string(), order: z.union([webOrderRequest, cardOrderRequest]) }),
);

type Attempt = NonNullable<z.infer<typeof attemptSchema>>;

export type Placing = {
  /** `open` means that it was sent without a response, so it may have been placed. */
  readonly state: 'idle' | 'sending' | 'open' | 'placed';
  /** The error message; may be empty. */
  readonly refusal: string;
  readonly errors: FieldErrors;
  readonly isSignedOut: boolean;
  /** True if the store requires a code to confirm this order. */
  readonly needsCode: boolean;
  readonly place: (order: Attempt['order']) => void;
  /** Sends the open order again unchanged. Its idempotency key keeps it from being placed twice. */
  readonly askAgain: () => void;
};

const idle = {
  state: 'idle',
  refusal: '',
  errors: [],
  isSignedOut: false,
  needsCode: false,
} as const;

/** Places an order exactly once, even if the connection fails or the page reloads. */
export function usePlacing(storeUrl: string): Placing {
  const place = `counter.order.${storeUrl}`;
  const open = useRef<Attempt | null>(null);
  const [standing, setStanding] = useState<Omit<Placing, 'place' | 'askAgain'>>(idle);

  const send = async (attempt: Attempt, isFirst: boolean): Promise<void> => {
    open.current = attempt;
    writeStored(place, attempt);
    // Keeps the code field during the request, so that a wrong code can be corrected.
    const needsCode = 'confirmationCode' in attempt.order;
    setStanding({ ...idle, state: 'sending', needsCode });
    try {
      const address = await sendOrder(storeUrl, attempt);
      writeStored(place, null);
      setStanding({ ...idle, state: 'placed' });
      location.assign(address);
    } catch (error) {
      const { code, errors = [] } = error instanceof ApiProblem ? error : {};
      const isSignedOut = code === 'NOT_SIGNED_IN';
      const isOpen = isOutcomeUnknown(error) || (isSignedOut && !isFirst);
      if (!isOpen) writeStored(place, null);
      setStanding({
        state: isOpen ? 'open' : 'idle',
        refusal: wordsOf(error),
        errors,
        isSignedOut,
        needsCode: code === 'CONFIRMATION_NEEDED' || code === 'WRONG_CODE',
      });
    }
  };

  const resume = useEffectEvent(() => {
    const attempt = readStored(place, attemptSchema, null);
    if (attempt && !open.current) void send(attempt, false);
  });
  useEffect(() => resume(), []);

  return {
    ...standing,
    place: (order) => {
      if (standing.state === 'idle') void send({ key: createKey(), order }, true);
    },
    askAgain: () => {
      if (open.current && standing.state === 'open') void send(open.current, false);
    },
  };
}

/** Sends an order and returns the address of its page, or of its payment page. */
async function sendOrder(storeUrl: string, { key, order }: Attempt): Promise<string> {
  const headers = { 'idempotency-key': key };
  const params = { storeUrl };
  // A card order isn't placed until it is paid, so the basket stays.
  if (order.payment === 'CARD')
    return (await call(payWebOrder, { params, body: order }, headers)).data.payAt;
  const { data } = await call(placeWebOrder, { params, body: order }, headers);
  forgetOrdered(storeUrl);
  return `/s/${storeUrl}/orders/${data.token}`;
}
