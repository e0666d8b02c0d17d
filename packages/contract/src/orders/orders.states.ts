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

/** The moves that take an order on, in their order. Whoever made one can take it back for a moment. */
export const stepMoves = ['accept', 'ready', 'complete'] as const;

export type StepMove = (typeof stepMoves)[number];

/** The moves that a person makes for good. */
export type PersonMove = StepMove | 'cancel';

/** The move that takes back a step. */
export const undoOf = {
  accept: 'undoAccept',
  ready: 'undoReady',
  complete: 'undoComplete',
} as const satisfies Record<StepMove, OrderMove>;

/** The time in which a step can be taken back, in milliseconds. */
export const undoWindowMs = 10_000;

/** Every way an order can go. Cancelling a completed order refunds it in full. */
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

/** Orders somebody still has to do something about. */
export const openStatuses: readonly OrderStatus[] = ['NEW', 'STORE_ACCEPTED', 'READY'];

/** Orders that are over. */
export const finishedStatuses: readonly OrderStatus[] = ['COMPLETED', 'STORE_REJECT', 'EXPIRED'];

const labels: Record<OrderStatus, string> = {
  NEW: 'New',
  STORE_ACCEPTED: 'Store Accepted',
  READY: 'Ready',
  COMPLETED: 'Completed',
  STORE_REJECT: 'Cancelled',
  EXPIRED: 'Expired',
};

/** The word people see for a status. */
export function orderStatusLabel(status: OrderStatus): string {
  return labels[status];
}

/** The one move that takes an order on, or undefined when it is over. */
export function nextMove(status: OrderStatus): StepMove | undefined {
  return stepMoves.find((move) => movesFrom(orderStates, status).includes(move));
}
