import type { Order } from '@counter/contract/orders';
import type { ReactNode } from 'react';
import { Pieces } from '../../../ui/layout/pieces.tsx';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { OrderStatusBadge } from '../display/order-status.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { countItems, describeMethod } from '../display/order-words.ts';
import classes from '../orders.module.css';
import { CustomerAndItems, leadingColumns, narrowed } from '../today/todays-columns.tsx';
import { text } from '../orders.text.ts';

const { number, status, customer, method, items } = leadingColumns;

export const scheduledColumns: readonly Column<Order>[] = [
  number,
  status,
  customer,
  method,
  {
    id: 'scheduled',
    header: text.scheduledFor,
    width: 152,
    cell: (order) => <Instant at={order.scheduledAt ?? order.estimatedPickupTime} />,
  },
  items,
  amountColumn(text.subtotalName, (order) => order.subtotalDisplayValue),
];

export const historyColumns: readonly Column<Order>[] = [
  number,
  status,
  customer,
  method,
  {
    id: 'placed',
    header: text.placedColumn,
    width: 152,
    cell: (order) => <Instant at={order.placedAt} />,
  },
  items,
  amountColumn(text.customerPaid, (order) => <Paid order={order} />),
];

export const narrowScheduledColumns = narrowed(scheduledColumns);
export const narrowHistoryColumns = narrowed(historyColumns);

/** Shows the amount paid; struck through if the order was not completed. */
function Paid({ order }: { order: Order }) {
  const paid = order.payableDisplayValue;
  return order.status === 'COMPLETED' ? paid : <s>{paid}</s>;
}

function amountColumn(header: string, amount: (order: Order) => ReactNode): Column<Order> {
  return {
    id: 'amount',
    header,
    width: 112,
    numeric: true,
    cell: (order) => <strong className={classes.amount}>{amount(order)}</strong>,
  };
}

/** A scheduled order as a card, for phones. */
export function scheduledCard(order: Order): CardParts {
  return {
    ...cardOf(order, order.scheduledAt ?? order.estimatedPickupTime),
    value: order.subtotalDisplayValue,
    valueName: text.subtotalName,
  };
}

/** A finished order as a card, for phones. */
export function historyCard(order: Order): CardParts {
  return {
    ...cardOf(order, order.placedAt),
    value: <Paid order={order} />,
    valueName: text.customerPaid,
  };
}

function cardOf(order: Order, at: string): CardParts {
  return {
    title: <span className={classes.number}>{order.orderNumber}</span>,
    badge: <OrderStatusBadge order={order} />,
    detail: <CustomerAndItems order={order} />,
    note: (
      <Pieces>
        <Instant at={at} />
        {describeMethod(order)}
        {countItems(order)}
      </Pieces>
    ),
  };
}
