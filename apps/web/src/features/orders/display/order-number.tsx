import type { Order } from '@counter/contract/orders';
import classes from '../orders.module.css';

/** The number of an order in its row. */
export function OrderNumber({ order }: { order: Order }) {
  return <span className={classes.number}>{order.orderNumber}</span>;
}
