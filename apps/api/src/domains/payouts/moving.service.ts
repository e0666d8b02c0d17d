import {
  payoutStates,
  payoutStatusLabel,
  type PayoutMove,
  type PayoutStatus,
} from '@counter/contract/payouts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Work } from '../../platform/events/work.ts';
import { postEntry } from '../ledger/index.ts';
import { findPayoutRow, movePayoutRow, type PayoutRow } from './payouts.repository.ts';

export type Moving = {
  readonly transactionId: string;
  readonly move: PayoutMove;
  /** The reason of a failure; only for the move `fail`. */
  readonly reason?: string | undefined;
};

/**
 * Moves a payout. Every move goes through here. The amount of a failed payout is owed again. Repeating a move changes
 * nothing.
 * @throws ProblemError CONFLICT if the payout is in another state, NOT_FOUND
 */
export async function movePayout(work: Work, asked: Moving): Promise<void> {
  const { from, to } = payoutStates.moves[asked.move];
  const { transactionId } = asked;
  const failure = asked.move === 'fail' ? (asked.reason ?? '') : null;
  const moved = await movePayoutRow(work, { transactionId, from, to, failure });
  if (!moved) return refuseUnlessDone(work, asked, to);
  if (to === 'FAILED') await postReturned(work, moved);
  recordMove(work, asked.move, moved);
}

async function postReturned(work: Work, { transactionId, payoutAmount, failure }: PayoutRow) {
  await postEntry(work, {
    kind: 'PAYOUT_RETURNED',
    order: null,
    reference: transactionId,
    note: failure ?? '',
    postings: [
      { account: 'payouts', amount: payoutAmount },
      { account: 'bank', amount: -payoutAmount },
    ],
  });
}

/** Notifies open screens of a moved payout and audits it. */
export function recordMove({ emit, audit }: Work, move: PayoutMove, moved: PayoutRow): void {
  const { id, transactionId, status, failure } = moved;
  emit({ kind: 'payout.changed', payout: { transactionId, status } });
  const after = { transactionId, status, ...(failure ? { failure } : {}) };
  audit({ action: `payout.${move}`, entity: 'payout', entityId: id, after });
}

async function refuseUnlessDone(
  { tx, scope }: Work,
  { transactionId, move }: Moving,
  to: PayoutStatus,
): Promise<void> {
  const row = await findPayoutRow(tx, scope, transactionId);
  if (!row) throw unknownPayout(transactionId);
  if (row.status === to) return;
  const { from } = payoutStates.moves[move];
  const needed = from.map(payoutStatusLabel).join(' or ');
  throw new ProblemError(
    'CONFLICT',
    `${transactionId} is ${payoutStatusLabel(row.status)}. Only one that is ${needed} can become ${payoutStatusLabel(to)}: nothing was changed.`,
  );
}

/** Builds the problem of a payout that the store doesn't have. */
export function unknownPayout(transactionId: string): ProblemError {
  return new ProblemError('NOT_FOUND', `This store has no payout ${transactionId}.`);
}
