import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  delayOrder,
  undoMove,
  readyOrder,
  tickItems,
  type CancelReason,
  type DelayReason,
  type Order,
  type StepMove,
} from '@counter/contract/orders';
import { call } from '../../../lib/api.ts';
import { now } from '@counter/browser/clock';
import { createKey } from '@counter/browser/idempotency-key';
import type { CurrentStore } from '../../../lib/store-context.tsx';
import { bagCounts, isCodeSettled } from '../kitchen/handoff-notes.ts';
import type { OrderStep, PressedStep } from '../offline/queue-view.ts';

/** A move of an order by a person. */
export type MoveOrder =
  | { readonly move: StepMove; readonly order: Order; readonly pressed: PressedStep }
  | {
      readonly move: 'cancel';
      readonly order: Order;
      readonly reason: CancelReason;
      readonly message: string;
    };

/** A delay of an order. */
export type DelayChange = { readonly order: Order; readonly pressed: PressedStep };

/** Returns a delay as clicked now. */
export function pressDelay(
  store: CurrentStore,
  order: Order,
  minutes: number,
  reason: DelayReason,
): DelayChange {
  const { estimatedPickupTime: pickupTime } = order;
  return { order, pressed: press(store, order, { kind: 'delay', minutes, reason, pickupTime }) };
}

/** The undo of a step. */
export type UndoStep = { readonly move: StepMove; readonly order: Order; readonly undo: true };

/** Sends the undo of a step; resolves with the order's new state. */
export function sendUndo({ userId, storeId }: CurrentStore, { order, move }: UndoStep) {
  return call(undoMove, { body: { userId, storeId, orderId: order.id, move } });
}

/** Returns a step as clicked now. `minutes` is the prep time of an acceptance. */
export function pressStep(
  store: CurrentStore,
  order: Order,
  move: StepMove,
  minutes?: number,
): PressedStep {
  return press(store, order, stepOf(order, move, minutes));
}

/** Returns a change of an order as clicked now, with its idempotency key. */
export function press(
  { userId, storeId }: CurrentStore,
  { id, orderNumber, status }: Order,
  step: OrderStep,
): PressedStep {
  const at = new Date(now()).toISOString();
  return { userId, storeId, order: { id, orderNumber, status }, step, key: createKey(), at };
}

function stepOf(order: Order, move: StepMove, minutes: number | undefined): OrderStep {
  if (move === 'accept') return { kind: move, minutes };
  if (move === 'ready') return { kind: move, bags: bagCounts.get(order.id) };
  const code = order.handoffCode !== null && isCodeSettled(order) ? order.handoffCode : undefined;
  return { kind: move, code };
}

/** Timeout in milliseconds after which a step without a response is queued. */
const stepWithinMs = 8000;

/** Sends a step; resolves with the order's new state. Idempotent. */
export function sendStep({ userId, storeId, order, step, key, at }: PressedStep) {
  const claims = { userId, storeId, orderId: order.id };
  const options = { idempotencyKey: key, withinMs: stepWithinMs };
  switch (step.kind) {
    case 'accept': {
      const { minutes } = step;
      const promise = minutes === undefined ? {} : { minutes, pressedAt: at };
      return call(
        acceptOrder,
        { body: { ...claims, status: 'STORE_ACCEPTED', ...promise } },
        options,
      );
    }
    case 'ready':
      return call(readyOrder, { body: { ...claims, status: 'READY', bags: step.bags } }, options);
    case 'complete': {
      const code = step.code === undefined ? {} : { code: step.code };
      return call(completeOrder, { body: { ...claims, status: 'COMPLETED', ...code } }, options);
    }
    case 'delay': {
      const { minutes, reason, pickupTime } = step;
      return call(delayOrder, { body: { ...claims, minutes, reason, pickupTime } }, options);
    }
    case 'tick': {
      const { lines, made } = step;
      return call(tickItems, { body: { ...claims, lines: [...lines], made } }, options);
    }
  }
}

/** Sends a move; resolves with the order's new state. */
export function sendMove({ userId, storeId }: CurrentStore, change: MoveOrder) {
  if (change.move !== 'cancel') return sendStep(change.pressed);
  const { order, reason, message } = change;
  const claims = { userId, storeId, orderId: order.id };
  return call(cancelOrder, { body: { ...claims, status: 'STORE_REJECT', reason, message } });
}
