import type { Order } from '@counter/contract/orders';
import { isToPay } from '../display/order-words.ts';
import classes from '../orders.module.css';
import { text } from '../orders.text.ts';

/** Says beside the amount that the customer still has to pay here. */
export function ToPay({ order }: { order: Order }) {
  return isToPay(order) ? <span className={classes.toPay}>{text.toPay}</span> : null;
}
