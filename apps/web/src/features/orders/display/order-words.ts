import {
  deliveryMethodLabel,
  groupItems,
  openStatuses,
  wayOf,
  type ItemGroup,
  type Order,
  type OrderStatus,
  type PersonMove,
} from '@counter/contract/orders';
import { timeOrDay } from '../../../lib/time/days.ts';
import type { StatusTone } from '../../../ui/feedback/status-badge.tsx';
import { text } from '../orders.text.ts';

const tones: Record<OrderStatus, StatusTone> = {
  NEW: 'new',
  STORE_ACCEPTED: 'accepted',
  READY: 'ready',
  COMPLETED: 'completed',
  STORE_REJECT: 'cancelled',
  EXPIRED: 'cancelled',
};

const moves: Record<PersonMove, string> = {
  accept: text.acceptOrder,
  ready: text.ready,
  complete: text.completed,
  cancel: text.cancelOrderButton,
};

const refusals: Record<PersonMove, (orderNumber: string) => string> = {
  accept: text.notAccepted,
  ready: text.notMarkedAsReady,
  complete: text.notCompleted,
  cancel: text.notCancelled,
};

export function statusTone(status: OrderStatus): StatusTone {
  return tones[status];
}

/** Returns the label of a move's button. */
export function moveLabel(move: PersonMove): string {
  return moves[move];
}

/** Describes a failed move: "We couldn't accept KM-4821." */
export function describeRefusal(
  { orderNumber }: Pick<Order, 'orderNumber'>,
  move: PersonMove,
): string {
  return refusals[move](orderNumber);
}

/** Describes a completed move: "KM-4821 accepted for 14:05". */
export function describeMoved(order: Order, move: PersonMove, timeZone: string): string {
  const { orderNumber, estimatedPickupTime } = order;
  switch (move) {
    case 'accept':
      return text.orderIsAccepted(orderNumber, timeOrDay(estimatedPickupTime, timeZone));
    case 'ready':
      return text.orderIsReady(orderNumber);
    case 'complete':
      return text.orderIsCompleted(orderNumber);
    case 'cancel':
      return text.orderIsCancelled(orderNumber);
  }
}

/** Says who a ready order waits for. */
export function waitsFor({ deliveryMethod }: Pick<Order, 'deliveryMethod'>): string {
  return wayOf(deliveryMethod) === 'PICKUP' ? text.waitingForCustomer : text.waitingForCourier;
}

/** Returns the id of an order's toasts, so that a later one replaces an earlier one. */
export function aboutOrder(orderId: number): string {
  return `order-${orderId}`;
}

/** Summarizes an order's items in one line: "2 × Family box (4 × Lentil soup), 1 × Baklava". */
export function summarizeItems({ items }: Pick<Order, 'items'>): string {
  return groupItems(items).map(summarizeGroup).join(', ');
}

function summarizeGroup({ deal, items }: ItemGroup): string {
  const words = items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  return deal ? `${deal.quantity} × ${deal.name} (${words})` : words;
}

/** Describes the delivery method and the rider: "Pickup", "Delivery · Omar Farouk". */
export function describeMethod({ deliveryMethod, rider }: Order): string {
  const method = deliveryMethodLabel(deliveryMethod);
  return rider ? `${method} · ${rider.name}` : method;
}

/** Returns true if the store still has to collect the money. */
export function isToPay({ payment, status }: Pick<Order, 'payment' | 'status'>): boolean {
  return payment === 'AT_COUNTER' && openStatuses.includes(status);
}

/** Formats a number of items: "1 item", "3 items". */
export function countItems({ totalItems }: Pick<Order, 'totalItems'>): string {
  return `${totalItems} ${totalItems === 1 ? text.item : text.items}`;
}

/** Formats a number of new orders: "1 new order", "3 new orders". */
export function countNewOrders(count: number): string {
  return text.newOrderCount(count);
}
