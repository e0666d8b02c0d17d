import { defineStates, movesFrom } from '../shared/states.ts';

export const orderStatuses = [
  'NEW',
  'STORE_ACCEPTED',
  'READY',
  'COMPLETED',
  'STORE_REJECT',
  'EXPIRED',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export const orderMoves = [
  'accept',
  'ready',
  'complete',
  'cancel',
  'expire',
  'undoAccept',
  'undoReady',
  'undoComplete',
] as const;

export type OrderMove = (typeof orderMoves)[number];

/** The moves that advance an order, in sequence. The person who made one can undo it for a moment. */
export const stepMoves = ['accept', 'ready', 'complete'] as const;

export type StepMove = (typeof stepMoves)[number];

/** The moves that a person makes, apart from undoing a step. */
export type PersonMove = StepMove | 'cancel';

/** The move that undoes a step. */
export const undoOf = {
  accept: 'undoAccept',
  ready: 'undoReady',
  complete: 'undoComplete',
} as const satisfies Record<StepMove, OrderMove>;

/** The time in which a step can be undone, in milliseconds. */
export const undoWindowMs = 10_000;

/** The transitions of an order. Cancelling a completed order refunds it in full. */
export const orderStates = defineStates<OrderStatus, OrderMove>({
  initial: 'NEW',
  statuses: orderStatuses,
  moves: {
    accept: { from: ['NEW'], to: 'STORE_ACCEPTED' },
    ready: { from: ['STORE_ACCEPTED'], to: 'READY' },
    complete: { from: ['READY'], to: 'COMPLETED' },
    cancel: { from: ['NEW', 'STORE_ACCEPTED', 'READY', 'COMPLETED'], to: 'STORE_REJECT' },
    expire: { from: ['NEW'], to: 'EXPIRED' },
    undoAccept: { from: ['STORE_ACCEPTED'], to: 'NEW' },
    undoReady: { from: ['READY'], to: 'STORE_ACCEPTED' },
    undoComplete: { from: ['COMPLETED'], to: 'READY' },
  },
});

/** Orders that still need work. */
export const openStatuses: readonly OrderStatus[] = ['NEW', 'STORE_ACCEPTED', 'READY'];

/** Finished orders. */
export const finishedStatuses: readonly OrderStatus[] = ['COMPLETED', 'STORE_REJECT', 'EXPIRED'];

const labels: Record<OrderStatus, string> = {
  NEW: 'New',
  STORE_ACCEPTED: 'Store Accepted',
  READY: 'Ready',
  COMPLETED: 'Completed',
  STORE_REJECT: 'Cancelled',
  EXPIRED: 'Expired',
};

/** Returns the label of a status. */
export function orderStatusLabel(status: OrderStatus): string {
  return labels[status];
}

/** Returns the move that advances an order; undefined if it is finished. */
export function nextMove(status: OrderStatus): StepMove | undefined {
  return stepMoves.find((move) => movesFrom(orderStates, status).includes(move));
}
