import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  delayOrder,
  undoMove,
  readyOrder,
  type CancelReason,
  type DelayReason,
  type Order,
  type StepMove,
  type PersonMove,
} from '@counter/contract/orders';
import { call } from '../../lib/api.ts';
import { bagCounts, isCodeSettled } from './kitchen/handoff-notes.ts';
import type { CurrentStore } from '../../lib/store-context.tsx';

/** A move of an order by a person. */
export type MoveOrder =
  | {
      readonly move: Exclude<PersonMove, 'cancel'>;
      readonly order: Order;
      /** The minutes in which an accepted order is promised. */
      readonly minutes?: number | undefined;
    }
  | {
      readonly move: 'cancel';
      readonly order: Order;
      readonly reason: CancelReason;
      readonly message: string;
    };

/** A delay of an order. */
export type DelayChange = {
  readonly order: Order;
  readonly minutes: number;
  readonly reason: DelayReason;
};

/** Asks the server to put an order off; answers the order as it then is. */
export function sendDelay({ userId, storeId }: CurrentStore, { order, ...change }: DelayChange) {
  const { id: orderId, estimatedPickupTime: pickupTime } = order;
  return call(delayOrder, { body: { userId, storeId, orderId, pickupTime, ...change } });
}

/** A step that a person takes back. */
export type UndoStep = { readonly move: StepMove; readonly order: Order; readonly undo: true };

/** Asks the server to take back a step; answers the order as it then is. */
export function sendUndo({ userId, storeId }: CurrentStore, { order, move }: UndoStep) {
  return call(undoMove, { body: { userId, storeId, orderId: order.id, move } });
}

/** Asks the server for a move; answers the order as it then is, and the server's message. */
export function sendMove({ userId, storeId }: CurrentStore, change: MoveOrder) {
  const claims = { userId, storeId, orderId: change.order.id };
  switch (change.move) {
    case 'accept':
      return call(acceptOrder, {
        body: {
          ...claims,
          status: 'STORE_ACCEPTED',
          ...(change.minutes !== undefined && { minutes: change.minutes }),
        },
      });
    case 'ready':
      return call(readyOrder, {
        body: { ...claims, status: 'READY', bags: bagCounts.get(change.order.id) },
      });
    case 'complete':
      return call(completeOrder, {
        body: { ...claims, status: 'COMPLETED', ...codeOf(change.order) },
      });
    case 'cancel': {
      const { reason, message } = change;
      return call(cancelOrder, { body: { ...claims, status: 'STORE_REJECT', reason, message } });
    }
  }
}

/** Returns the handoff code of an order, once it was compared. */
function codeOf(order: Order) {
  return order.handoffCode !== null && isCodeSettled(order) ? { code: order.handoffCode } : {};
}
