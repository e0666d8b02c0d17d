import type { Order } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { describeMoved } from '../display/order-words.ts';
import { changeText } from './change-items.text.ts';

/** Describes a completed change: "KM-4821 changed · $ 12.40 less", or that it cancelled the order. */
export function describeChanged(before: Order, after: Order, timeZone: string): string {
  if (after.status === 'STORE_REJECT') return describeMoved(after, 'cancel', timeZone);
  const refund = after.reduced - before.reduced;
  if (refund <= 0) return changeText.changed(after.orderNumber);
  return changeText.changedWithRefund(after.orderNumber, formatMoney(refund, after.currency));
}
