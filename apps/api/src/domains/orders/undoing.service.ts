import { undoOf, undoWindowMs, type Order, type StepMove } from '@counter/contract/orders';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { Work } from '../../platform/events/work.ts';
import { findLastMove, isBySameActor, moveOrder } from './moving.service.ts';
import type { OrderRow } from './order-rows.repository.ts';
import { lockOrderRow } from './refunds.repository.ts';
import { refusedMove } from './order-words.ts';
import { signature } from './signature.ts';

/** Extra time for network delay of a press in the last second. */
const transitMs = 3000;

export type Undoing = { readonly orderId: number; readonly move: StepMove };

/**
 * Undoes a step that the same person just made, and returns the order. Repeating it returns the order unchanged.
 * @throws ProblemError NOT_FOUND, ORDER_MOVED if someone moved the order since (says who), CONFLICT if it is too late,
 * or money of the order was refunded meanwhile or is in a payout
 */
export async function undoMove(work: Work, { orderId, move }: Undoing): Promise<Order> {
  const { scope, at } = work;
  // Locked, so that a refund that is about to commit is seen.
  const row = await lockOrderRow(work, orderId);
  if (!row) throw notFoundIn(scope, 'order');
  const last = await findLastMove(work, orderId);
  const own = last !== undefined && isBySameActor(last, signature(scope.actor));
  if (own && last.kind === move) {
    checkInTime(row, at.getTime() - last.at.getTime());
    checkKept(row);
  } else if (!own || last.kind !== undoOf[move]) {
    const now = { ...scope, now: at };
    throw new ProblemError('ORDER_MOVED', refusedMove(row, last, now));
  }
  return moveOrder(work, { orderId, move: undoOf[move] });
}

function checkInTime({ orderNumber }: OrderRow, passedMs: number): void {
  if (passedMs <= undoWindowMs + transitMs) return;
  throw new ProblemError(
    'CONFLICT',
    `It's too late to undo this. Order ${orderNumber} stays as it is.`,
  );
}

function checkKept({ orderNumber, refunded, charges }: OrderRow): void {
  if (refunded === 0 && charges === 0) return;
  throw new ProblemError(
    'CONFLICT',
    `Money of order ${orderNumber} was already refunded, so this can't be undone.`,
  );
}
