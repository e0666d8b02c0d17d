import type { Order } from '@counter/contract/orders';
import classes from './orders.module.css';

/** The number of an order in its row, which the buttons there are described by. */
export function OrderNumber({ order }: { order: Order }) {
  return (
    <span id={numberId(order)} className={classes.number}>
      {order.orderNumber}
    </span>
  );
}

/** The id of the number of an order in the list. */
export function numberId({ id }: Pick<Order, 'id'>): string {
  return `order-${id}`;
}
