import type { Order } from '@counter/contract/orders';
import { isToPay } from '../display/order-words.ts';
import classes from '../orders.module.css';
import { text } from '../orders.text.ts';

/** Beside what an order comes to: that its customer has still to pay here. */
export function ToPay({ order }: { order: Order }) {
  return isToPay(order) ? <span className={classes.toPay}>{text.toPay}</span> : null;
}
