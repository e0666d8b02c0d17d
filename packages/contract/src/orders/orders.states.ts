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

export const orderMoves = ['accept', 'ready', 'complete', 'cancel', 'expire'] as const;

export type OrderMove = (typeof orderMoves)[number];

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
export function nextMove(status: OrderStatus): OrderMove | undefined {
  return movesFrom(orderStates, status).find((move) => move !== 'cancel' && move !== 'expire');
}
