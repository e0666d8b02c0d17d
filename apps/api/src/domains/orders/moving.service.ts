import {
  cancelReasonLabel,
  orderMoves,
  orderStates,
  type CancelReason,
  type Order,
  type OrderMove,
  type OrderStatus,
} from '@counter/contract/orders';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Work } from '../../platform/events/work.ts';
import { findConsumerReferrer } from '../consumers/index.ts';
import { postCancellation, postOrder } from '../ledger/index.ts';
import { giveBackToDailyLimits } from '../menu/index.ts';
import { rewardReferrers, takeBackRewards } from '../referrals/index.ts';
import { giveBackPromo } from '../promotions/index.ts';
import { findOrderRow, findTimeline, type TimelineRow } from './order-rows.repository.ts';
import { toOrder } from './order-view.ts';
import { refusedMove } from './order-words.ts';
import { moveOrderRow, updateSeen, type MovedRow } from './order-writes.repository.ts';
import { countCancellation, countPreparation } from './outcomes.repository.ts';
import { countedOf, countOrder } from './rollups.repository.ts';
import { signature } from './signature.ts';
import { unitsOf } from './order-units.ts';
import { findOrderConsumer } from './web-orders.repository.ts';

export type Move = {
  readonly orderId: number;
  readonly move: OrderMove;
  readonly reason?: CancelReason;
  readonly message?: string;
  /** The allowed old statuses, if fewer than the move allows. */
  readonly from?: readonly OrderStatus[];
};

/**
 * The one door for every move of an order: people, timers and API keys. Answers the order as it is
 * afterwards. A move that the same actor has already made is answered as done and changes nothing.
 * @throws ProblemError ORDER_MOVED when somebody else was faster or the order is not that far
 * (says who did what and when), NOT_FOUND for an order that is not the store's.
 */
export async function moveOrder(work: Work, asked: Move): Promise<Order> {
  const { orderId, move } = asked;
  const { from, to } = orderStates.moves[move];
  const write = { reason: asked.reason ?? null, message: asked.message || null };
  const moved = await moveOrderRow(work, {
    orderId,
    move,
    from: asked.from ?? from,
    to,
    ...write,
  });
  if (!moved) return answerUnmoved(work, asked);
  if (isGivenBack(moved)) {
    // In the order in which placing takes them, so that no two orders wait for one another.
    if (moved.promoCode !== null) await giveBackPromo(work, moved.id);
    await giveBackToDailyLimits(work, moved.dueDay, moved.items.flatMap(unitsOf));
  }
  await recount(work, moved);
  await keepBooks(work, moved);
  record(work, move, moved);
  return toOrder(moved);
}

/** Returns true if an order's limited products go back on sale: it was never handed over. */
function isGivenBack({ status, previousStatus }: MovedRow): boolean {
  return (status === 'STORE_REJECT' && previousStatus !== 'COMPLETED') || status === 'EXPIRED';
}

async function recount({ tx, scope }: Work, moved: MovedRow): Promise<void> {
  await countOrder(
    tx,
    scope,
    countedOf(moved, moved.id),
    {
      status: moved.previousStatus,
      accepted: moved.previousAcceptedAt !== null,
      refunded: moved.previousRefunded,
    },
    { status: moved.status, accepted: moved.acceptedAt !== null, refunded: moved.refunded },
  );
  if (moved.status === 'READY') await countPreparation(tx, scope, moved.id);
  if (moved.status === 'STORE_REJECT' || moved.status === 'EXPIRED') {
    await countCancellation(tx, scope, moved.id);
  }
}

/** Posts the earnings of a completed order, or reverses them when it is cancelled afterwards. */
async function keepBooks(work: Work, moved: MovedRow): Promise<void> {
  if (moved.status === 'COMPLETED') {
    if (moved.deliveryCommission > 0) {
      await rewardReferrers(work, moved, await consumerReferrerOf(work, moved.id));
    }
    await postOrder(work, moved);
  }
  const givenBack = moved.refunded - moved.previousRefunded;
  if (moved.previousStatus === 'COMPLETED' && givenBack + moved.deliveryFee > 0) {
    const note = moved.cancelReason ? cancelReasonLabel(moved.cancelReason) : '';
    await takeBackRewards(work, moved);
    await postCancellation(work, { ...moved, refunded: moved.previousRefunded }, givenBack, note);
  }
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

async function answerUnmoved({ tx, scope, at }: Work, asked: Move): Promise<Order> {
  const row = await findOrderRow(tx, scope, { id: asked.orderId });
  if (!row) throw new ProblemError('NOT_FOUND', 'This order belongs to another store.');
  const last = (await findTimeline(tx, scope, row.id)).findLast(isMove);
  if (last && isSame(last, asked, signature(scope.actor))) return toOrder(row);
  const now = { now: at, timeZone: scope.timeZone };
  throw new ProblemError('ORDER_MOVED', refusedMove(row, last, now));
}

type MoveEntry = TimelineRow & { readonly kind: OrderMove };

function isMove(entry: TimelineRow): entry is MoveEntry {
  return orderMoves.some((move) => move === entry.kind);
}

function isSame(
  last: MoveEntry,
  asked: Move,
  { byUser, by, device }: ReturnType<typeof signature>,
) {
  const sameHand = byUser ? last.byUser === byUser : last.by === by && last.device === device;
  return sameHand && last.kind === asked.move && last.reason === (asked.reason ?? null);
}

/** Notes that somebody of the store looked at orders, which ends their alarm. Answers how many were new to them. */
export async function updateOrdersSeen(work: Work, orderIds: readonly number[]): Promise<number> {
  const seen = await updateSeen(work, orderIds);
  if (seen.length > 0) work.emit({ kind: 'order.seen', orderIds: seen });
  return seen.length;
}
