import type { Order } from '@counter/contract/orders';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { describePayment } from './order-drawer-words.ts';
import { isToPay } from '../display/order-words.ts';

/** Shows the amount to collect from the customer, if any. */
export function PaymentNote({ order }: { order: Order }) {
  return isToPay(order) ? <Notice tone="info">{describePayment(order)}</Notice> : null;
}
