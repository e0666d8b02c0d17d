import { isRinging, sortByUrgency, type Order } from '@counter/contract/orders';
import { isWaiting } from '../today/order-groups.ts';

export interface Alerts {
  /** New orders that are due, most urgent first. */
  readonly waiting: readonly Order[];
  /** Those that ring because nobody in the store has opened or snoozed them. */
  readonly ringing: readonly Order[];
}

/** Finds the orders that need attention now. */
export function findAlerts(orders: readonly Order[], now: number): Alerts {
  const waiting = sortByUrgency(
    orders.filter((order) => isWaiting(order, now)),
    now,
  );
  return { waiting, ringing: waiting.filter((order) => isRinging(order, now)) };
}
