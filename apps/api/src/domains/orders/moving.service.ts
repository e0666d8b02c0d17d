import {
  cancelReasonLabel,
  keptPromise,
  orderMoves,
  orderStates,
  type CancelReason,
  type Order,
  type OrderMove,
  type OrderStatus,
} from '@counter/contract/orders';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';
import { findConsumerReferrer } from '../consumers/index.ts';
import { postCancellation, postOrder, reverseOrder } from '../ledger/index.ts';
import { giveBackToDailyLimits } from '../menu/index.ts';
import { rewardReferrers, takeBackRewards } from '../referrals/index.ts';
import { giveBackPromo } from '../promotions/index.ts';
import { findOrderRow, findTimeline, type TimelineRow } from './order-rows.repository.ts';
import { toOrder } from './order-view.ts';
import { refusedMove } from './order-words.ts';
import { lockOrderRow } from './refunds.repository.ts';
import { moveOrderRow, type MovedRow } from './order-writes.repository.ts';
import { countCancellation, countPreparation, uncountPreparation } from './outcomes.repository.ts';
import { countedOf, countOrder } from './rollups.repository.ts';
import { signature, type Signature } from './signature.ts';
import { unitsOf } from './order-units.ts';
import { findOrderConsumer } from './web-orders.repository.ts';

export type Move = {
  readonly orderId: number;
  readonly move: OrderMove;
  readonly reason?: CancelReason;
  readonly message?: string;
  /** The prep time of an accepted order in minutes, from the press. */
  readonly minutes?: number | undefined;
  /** The time of a press that was sent later because the network was down (ISO 8601); now if absent. */
  readonly pressedAt?: string | undefined;
  /** The number of bags of a ready order. */
  readonly bags?: number | undefined;
  /** The handoff code given by the person who collects the order. */
  readonly code?: string | undefined;
  /** The allowed current statuses, if fewer than the move allows. */
  readonly from?: readonly OrderStatus[];
};

/**
 * Moves an order. Every move goes through here, by people, timers and API keys alike. Returns the order; repeating the
 * actor's own last move returns it unchanged.
 * @throws ProblemError ORDER_MOVED if someone else was faster or the order is not that far yet (says who did what and
 * when), NOT_FOUND if the store has no such order, INVALID_FIELDS for a missing or wrong handoff code.
 */
export async function moveOrder(work: Work, asked: Move): Promise<Order> {
  const { orderId, move } = asked;
  const { from, to } = orderStates.moves[move];
  const { reason = null, bags = null, code = null } = asked;
  const promisedFor = promiseOf(asked, work.at);
  const write = { reason, promisedFor, bags, code, message: asked.message || null };
  // Wait for a concurrent change of its items, so that only the remaining items are returned to the limits.
  if (move === 'cancel' || move === 'expire') await lockOrderRow(work, orderId);
  const moved = await moveOrderRow(work, {
    orderId,
    move,
    from: asked.from ?? from,
    to,
    ...write,
  });
  if (!moved) return answerUnmoved(work, asked);
  if (isGivenBack(moved)) {
    // Lock in the same order as placing does, so that two orders can't deadlock.
    if (moved.promoCode !== null) await giveBackPromo(work, moved.id);
    await giveBackToDailyLimits(work, moved.dueDay, moved.items.flatMap(unitsOf));
  }
  await recount(work, moved);
  await keepBooks(work, moved);
  record(work, move, moved);
  return toOrder(moved);
}

function promiseOf({ minutes, pressedAt }: Move, at: Date): Date | null {
  if (minutes === undefined) return null;
  const now = at.getTime();
  return new Date(keptPromise(pressedAt === undefined ? now : Date.parse(pressedAt), minutes, now));
}

/** Returns true if an order's units return to the daily limits because it was never handed over. */
function isGivenBack({ status, previousStatus }: MovedRow): boolean {
  return (status === 'STORE_REJECT' && previousStatus !== 'COMPLETED') || status === 'EXPIRED';
}

async function recount({ tx, scope, send }: Work, moved: MovedRow): Promise<void> {
  const before = {
    status: moved.previousStatus,
    accepted: moved.previousAcceptedAt !== null,
    refunded: moved.previousRefunded,
  };
  const { status, acceptedAt, refunded } = moved;
  const after = { status, accepted: acceptedAt !== null, refunded };
  send(countOrder(tx, scope, countedOf(moved, moved.id), before, after));
  const { readyAt, previousReadyAt } = moved;
  if (readyAt && !previousReadyAt) await countPreparation(tx, scope, moved.id, readyAt);
  if (!readyAt && previousReadyAt) await uncountPreparation(tx, scope, moved.id, previousReadyAt);
  if (moved.status === 'STORE_REJECT' || moved.status === 'EXPIRED') {
    await countCancellation(tx, scope, moved.id);
  }
}

/**
 * Posts the earnings of a completed order to the ledger, or reverses them when completion is undone or the order
 * cancelled.
 */
async function keepBooks(work: Work, moved: MovedRow): Promise<void> {
  if (moved.status === 'COMPLETED') {
    if (moved.deliveryCommission > 0) {
      await rewardReferrers(work, moved, await consumerReferrerOf(work, moved.id));
    }
    await postOrder(work, moved);
  }
  if (moved.previousStatus !== 'COMPLETED') return;
  if (moved.status === 'READY') {
    await takeBackRewards(work, moved);
    await reverseOrder(work, moved);
    return;
  }
  const givenBack = moved.refunded - moved.previousRefunded;
  const note = moved.cancelReason ? cancelReasonLabel(moved.cancelReason) : '';
  await takeBackRewards(work, moved);
  await postCancellation(work, { ...moved, refunded: moved.previousRefunded }, givenBack, note);
}

/** Returns the referrer of the consumer who placed a web order. */
async function consumerReferrerOf(work: Work, orderId: number): Promise<number | null> {
  const consumerId = await findOrderConsumer(work, orderId);
  return consumerId === undefined ? null : findConsumerReferrer(work.tx, consumerId);
}

function record({ scope, emit, audit }: Work, move: OrderMove, moved: MovedRow): void {
  const { id: orderId, orderNumber, status, cancelReason, refunded } = moved;
  emit({ kind: 'order.moved', orderId, orderNumber, status, by: signature(scope.actor).by });
  audit({
    action: `order.${move}`,
    entity: 'order',
    entityId: orderId,
    subject: orderNumber,
    before: { status: moved.previousStatus },
    after: { status, ...(cancelReason ? { cancelReason, refunded } : {}) },
  });
}

async function answerUnmoved(work: Work, asked: Move): Promise<Order> {
  const { tx, scope, at } = work;
  const row = await findOrderRow(tx, scope, { id: asked.orderId });
  if (!row) throw notFoundIn(scope, 'order');
  const last = await findLastMove(work, row.id);
  if (last && isSame(last, asked, signature(scope.actor))) return toOrder(row);
  if (asked.move === 'complete' && row.status === 'READY' && row.handoffCode !== null)
    throw wrongCode(row.orderNumber);
  const now = { ...scope, now: at };
  throw new ProblemError('ORDER_MOVED', refusedMove(row, last, now));
}

function wrongCode(orderNumber: string): ProblemError {
  return refusedField(
    'code',
    `That isn't the code of order ${orderNumber}. Ask for the 4 digits again.`,
  );
}

/** A move in the timeline. */
export type MoveEntry = TimelineRow & { readonly kind: OrderMove };

function isMove(entry: TimelineRow): entry is MoveEntry {
  return orderMoves.some((move) => move === entry.kind);
}

/** Returns the last move of an order; undefined while it is new. */
export async function findLastMove(
  { tx, scope }: Pick<Work, 'scope'> & { readonly tx: Db | Work['tx'] },
  orderId: number,
): Promise<MoveEntry | undefined> {
  return (await findTimeline(tx, scope, orderId)).findLast(isMove);
}

/** Returns true if a timeline entry was made by the actor of a signature. */
export function isBySameActor(last: TimelineRow, { byUser, by, device }: Signature): boolean {
  return byUser ? last.byUser === byUser : last.by === by && last.device === device;
}

function isSame(last: MoveEntry, asked: Move, actor: Signature): boolean {
  const sameMove = last.kind === asked.move && last.reason === (asked.reason ?? null);
  return sameMove && isBySameActor(last, actor);
}
