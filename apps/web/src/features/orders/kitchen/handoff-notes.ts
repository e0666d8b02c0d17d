import type { Order } from '@counter/contract/orders';
import { createOrderNotes } from './order-notes.ts';

/** The number of bags that each order is packed in. */
export const bagCounts = createOrderNotes(1);

/** The orders whose handoff code was said and matches. */
export const matchingCodes = createOrderNotes(false);

/** Returns true if an order can be handed over: its code was said, or it has none. */
export function isCodeSettled({ id, handoffCode }: Order): boolean {
  return handoffCode === null || matchingCodes.get(id);
}
