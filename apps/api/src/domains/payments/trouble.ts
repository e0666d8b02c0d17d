import type { CardState, CardTrouble } from '@counter/contract/payments';
import type { CardPaymentRow } from './card-payments.repository.ts';

type Trouble = Pick<CardPaymentRow, 'failingSince' | 'givenUpAt' | 'attempt'>;

type Tried = {
  readonly state?: CardPaymentRow['state'];
  readonly failure: string | null;
  readonly isRefused: boolean;
};

/** A payment is given up after this many refusals, or after failing for this long. */
const maxRefusals = 3;
const maxFailingMs = 6 * 60 * 60_000;

/** Returns the retry state of a payment after an attempt; cleared if it succeeded. */
export function troubleAfter(
  before: Trouble,
  { state, failure, isRefused }: Tried,
  at: Date,
): Trouble {
  const attempt = before.attempt + (isRefused ? 1 : 0);
  if (failure === null) return { failingSince: null, givenUpAt: null, attempt };
  const failingSince = before.failingSince ?? at;
  const isOver =
    state === 'FAILED' ||
    (isRefused && attempt >= maxRefusals) ||
    at.getTime() - failingSince.getTime() >= maxFailingMs;
  return { failingSince, givenUpAt: before.givenUpAt ?? (isOver ? at : null), attempt };
}

/** Returns the kind of trouble of a payment in a state, given the amount to keep. */
export function whatFailed(state: CardState, kept: number | null): CardTrouble {
  if (state === 'FAILED') return 'LOST';
  if (state === 'CAPTURED') return 'REFUND';
  return kept === 0 ? 'RELEASE' : 'CAPTURE';
}
