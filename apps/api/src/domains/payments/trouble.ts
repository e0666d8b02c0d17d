import type { CardState, CardTrouble } from '@counter/contract/payments';
import type { CardPaymentRow } from './card-payments.repository.ts';

type Trouble = Pick<CardPaymentRow, 'failingSince' | 'givenUpAt' | 'attempt'>;

type Tried = {
  readonly state?: CardPaymentRow['state'];
  readonly failure: string | null;
  readonly isRefused: boolean;
};

/** So often something is refused, or for so long nobody can be reached, until it is given up. */
const maxRefusals = 3;
const maxFailingMs = 6 * 60 * 60_000;

/** How far the trouble with a payment has come once it was tried; none where it went on. */
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

/** What cannot be done with the money of a payment of which so much is to be kept. */
export function whatFailed(state: CardState, kept: number | null): CardTrouble {
  if (state === 'FAILED') return 'LOST';
  if (state === 'CAPTURED') return 'REFUND';
  return kept === 0 ? 'RELEASE' : 'CAPTURE';
}
