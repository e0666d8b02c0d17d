import type { Order } from '@counter/contract/orders';
import { createOrderNotes } from './order-notes.ts';

/** The number of bags of each order. */
export const bagCounts = createOrderNotes(1);

/** Orders whose handoff code was confirmed. */
export const matchingCodes = createOrderNotes(false);

/** Returns true if an order can be handed over: its code was confirmed, or it has none. */
export function isCodeSettled({ id, handoffCode }: Order): boolean {
  return handoffCode === null || matchingCodes.get(id);
}
