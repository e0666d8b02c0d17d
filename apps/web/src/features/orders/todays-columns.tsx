import type { Order } from '@counter/contract/orders';
import type { CardParts, Column } from '../../ui/data-table.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';
import { NextMoveButton } from './next-move-button.tsx';
import { OrderStatusBadge } from './order-status.tsx';
import { OrderAge, PickupTime } from './order-times.tsx';
import { countItems, methodLabel, summarizeItems } from './order-words.ts';
import classes from './orders.module.css';

/** Text on one line, in full on hover. */
function Cut({ text }: { text: string }) {
  return (
    <span className={classes.cut} title={text}>
      {text}
    </span>
  );
}

/** The columns that every list of orders begins with. */
export const leadingColumns = {
  number: {
    id: 'number',
    header: 'Order',
    width: 116,
    cell: (order) => <span className={classes.number}>{order.orderNumber}</span>,
  },
  status: {
    id: 'status',
    header: 'Status',
    width: 148,
    cell: (order) => <OrderStatusBadge order={order} />,
  },
  customer: {
    id: 'customer',
    header: 'Customer',
    cell: (order) => (
      <span className={classes.customer}>
        <TwoLines top={order.customer} bottom={<Cut text={summarizeItems(order)} />} />
      </span>
    ),
  },
  method: {
    id: 'method',
    header: 'Method',
    width: 96,
    cell: (order) => methodLabel(order.deliveryMethod),
  },
  items: {
    id: 'items',
    header: 'Items',
    width: 64,
    numeric: true,
    cell: (order) => order.totalItems,
  },
} as const satisfies Record<string, Column<Order>>;

const { number, status, customer, method, items } = leadingColumns;

export const todaysColumns: readonly Column<Order>[] = [
  {
    ...number,
    cell: (order) => (
      <TwoLines
        top={<span className={classes.number}>{order.orderNumber}</span>}
        bottom={<OrderAge order={order} />}
      />
    ),
  },
  status,
  customer,
  method,
  {
    id: 'pickup',
    header: 'Pick-up',
    width: 116,
    cell: (order) => (
      <span className={classes.pickup}>
        <PickupTime order={order} />
      </span>
    ),
  },
  items,
  {
    id: 'subtotal',
    header: 'Subtotal',
    width: 96,
    numeric: true,
    cell: (order) => <strong className={classes.amount}>{order.subtotalDisplayValue}</strong>,
  },
  {
    id: 'next',
    header: 'Next step',
    width: 148,
    numeric: true,
    cell: (order) => <NextMoveButton order={order} />,
  },
];

/** One of today's orders on a phone. */
export function todaysCard(order: Order): CardParts {
  return {
    title: <span className={classes.number}>{order.orderNumber}</span>,
    badge: <OrderStatusBadge order={order} />,
    detail: <TwoLines top={order.customer} bottom={summarizeItems(order)} />,
    value: order.subtotalDisplayValue,
    note: (
      <>
        <OrderAge order={order} /> {methodLabel(order.deliveryMethod)} · {countItems(order)}
        <span className={classes.cardPickup}>
          <PickupTime order={order} />
        </span>
      </>
    ),
    action: <NextMoveButton order={order} />,
  };
}
