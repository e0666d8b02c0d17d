import type { Order } from '@counter/contract/orders';
import { Notice } from '../../ui/feedback/notice.tsx';
import { describePayment, isToPay } from './order-words.ts';
import classes from './orders.module.css';
import { text } from './orders.text.ts';

/** Shows the amount to collect from the customer; renders nothing otherwise. */
export function PaymentNote({ order }: { order: Order }) {
  return isToPay(order) ? <Notice tone="info">{describePayment(order)}</Notice> : null;
}

/** Beside what an order comes to: that its customer has still to pay here. */
export function ToPay({ order }: { order: Order }) {
  return isToPay(order) ? <span className={classes.toPay}>{text.toPay}</span> : null;
}
