import {
  deliveryMethodLabel,
  openStatuses,
  type Order,
  type OrderMove,
  type OrderStatus,
  type TimelineEntry,
} from '@counter/contract/orders';
import { amountInSentence } from '../../lib/money-in-sentence.ts';
import { groupItems, type ItemGroup } from './group-items.ts';
import type { StatusTone } from '../../ui/feedback/status-badge.tsx';

/** The moves a person makes; expiring is a timer's. */
export type PersonMove = Exclude<OrderMove, 'expire'>;

const tones: Record<OrderStatus, StatusTone> = {
  NEW: 'new',
  STORE_ACCEPTED: 'accepted',
  READY: 'ready',
  COMPLETED: 'completed',
  STORE_REJECT: 'cancelled',
  EXPIRED: 'cancelled',
};

const moves: Record<PersonMove, string> = {
  accept: 'Accept Order',
  ready: 'Ready',
  complete: 'Completed',
  cancel: 'Cancel Order',
};

const refusals: Record<PersonMove, string> = {
  accept: 'was not accepted',
  ready: 'was not marked as ready',
  complete: 'was not completed',
  cancel: 'was not cancelled',
};

const steps: Record<TimelineEntry['kind'], string> = {
  placed: 'Placed',
  released: 'Due in the kitchen',
  seen: 'Seen',
  assigned: 'Given to a rider',
  unassigned: 'Taken from the rider',
  accept: 'Accepted',
  ready: 'Ready',
  complete: 'Completed',
  cancel: 'Cancelled',
  expire: 'Expired',
  refund: 'Refunded',
};

export function statusTone(status: OrderStatus): StatusTone {
  return tones[status];
}

/** What the button of a move says. */
export function moveLabel(move: PersonMove): string {
  return moves[move];
}

/** What did not happen when a move failed: "KM-4821 was not accepted." */
export function describeRefusal({ orderNumber }: Order, move: PersonMove): string {
  return `${orderNumber} ${refusals[move]}.`;
}

/** What messages about an order are known by, so that a later one replaces an earlier one. */
export function aboutOrder(orderId: number): string {
  return `order-${orderId}`;
}

/** What happened in a step of an order's life. */
export function stepLabel(kind: TimelineEntry['kind']): string {
  return steps[kind];
}

/** What is in an order, on one line: "2 × Family box (4 × Lentil soup), 1 × Baklava". */
export function summarizeItems({ items }: Pick<Order, 'items'>): string {
  return groupItems(items).map(summarizeGroup).join(', ');
}

function summarizeGroup({ deal, items }: ItemGroup): string {
  const words = items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  return deal ? `${deal.quantity} × ${deal.name} (${words})` : words;
}

/** How an order leaves the store, and with whom: "Pickup", "Delivery · Omar Farouk". */
export function describeMethod({ deliveryMethod, rider }: Order): string {
  const method = deliveryMethodLabel(deliveryMethod);
  return rider ? `${method} · ${rider.name}` : method;
}

/** Whether somebody of the store still has to take the customer's money. */
export function isToPay({ payment, status }: Pick<Order, 'payment' | 'status'>): boolean {
  return payment === 'AT_COUNTER' && openStatuses.includes(status);
}

/** How an order is paid, and whether that has happened: "Paid at the counter". */
export function describePayment({ payment, status, payableDisplayValue }: Order): string {
  const open = openStatuses.includes(status);
  switch (payment) {
    case 'MARKETPLACE':
      return 'Paid in the app';
    case 'CARD':
      return 'By card';
    case 'AT_COUNTER':
      if (open) return `To be paid at the counter: ${amountInSentence(payableDisplayValue)}`;
      return status === 'COMPLETED' ? 'Paid at the counter' : 'At the counter';
    case 'ON_DELIVERY':
      if (open) return `The courier collects ${amountInSentence(payableDisplayValue)}`;
      return status === 'COMPLETED' ? 'Paid on delivery' : 'On delivery';
  }
}

/** "1 item", "3 items". */
export function countItems({ totalItems }: Pick<Order, 'totalItems'>): string {
  return `${totalItems} ${totalItems === 1 ? 'item' : 'items'}`;
}

/** "1 new order", "3 new orders". */
export function countNewOrders(count: number): string {
  return `${count} new ${count === 1 ? 'order' : 'orders'}`;
}
