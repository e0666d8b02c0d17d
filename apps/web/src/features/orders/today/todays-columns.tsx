import { deliveryMethodLabel, type Order } from '@counter/contract/orders';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import { NextStep } from '../next-step/next-step.tsx';
import { QueuedNote } from '../offline/queued-note.tsx';
import { OrderNumber } from '../display/order-number.tsx';
import { ToPay } from '../drawer/order-payment.tsx';
import { OrderStatusBadge } from '../display/order-status.tsx';
import { OrderAge, PickupTime } from '../display/order-times.tsx';
import { countItems, describeMethod, summarizeItems } from '../display/order-words.ts';
import classes from '../orders.module.css';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../orders.text.ts';

interface CustomerAndItemsProps {
  order: Order;
  summary?: string;
}

/** Shows the customer and the items, one line each. */
export function CustomerAndItems(props: CustomerAndItemsProps) {
  const { order, summary = summarizeItems(order) } = props;
  const cut = (
    <span className={classes.cut} title={summary}>
      {summary}
    </span>
  );
  return (
    <span className={classes.customer}>
      <TwoLines top={<span className={classes.cut}>{order.customer}</span>} bottom={cut} />
    </span>
  );
}

/** Shows the delivery method and the rider. */
function Method({ order: { deliveryMethod, rider } }: { order: Order }) {
  const method = deliveryMethodLabel(deliveryMethod);
  if (!rider) return method;
  return (
    <span className={classes.customer}>
      <TwoLines top={method} bottom={<span className={classes.cut}>{rider.name}</span>} />
    </span>
  );
}

/** The columns that every list of orders starts with. */
export const leadingColumns = {
  number: {
    id: 'number',
    header: uiText.order,
    width: 116,
    cell: (order) => <OrderNumber order={order} />,
  },
  status: {
    id: 'status',
    header: uiText.status,
    width: 148,
    cell: (order) => (
      <>
        <OrderStatusBadge order={order} />
        <QueuedNote order={order} brief />
      </>
    ),
  },
  customer: {
    id: 'customer',
    header: uiText.customer,
    cell: (order) => <CustomerAndItems order={order} />,
  },
  method: {
    id: 'method',
    header: text.method,
    width: 112,
    cell: (order) => <Method order={order} />,
  },
  items: {
    id: 'items',
    header: text.itemsLabel,
    width: 64,
    numeric: true,
    cell: (order) => order.totalItems,
  },
} as const satisfies Record<string, Column<Order>>;

const { number, status, customer, method, items } = leadingColumns;

const narrowCustomerColumn: Column<Order> = {
  ...customer,
  cell: (order) => (
    <CustomerAndItems
      order={order}
      summary={`${describeMethod(order)} · ${summarizeItems(order)}`}
    />
  ),
};

const ageColumn: Column<Order> = {
  ...number,
  cell: (order) => (
    <TwoLines
      top={<OrderNumber order={order} />}
      bottom={
        <span className={classes.age}>
          <OrderAge order={order} brief />
        </span>
      }
    />
  ),
};

const pickupColumn: Column<Order> = {
  id: 'pickup',
  header: text.pickUp,
  width: 116,
  cell: (order) => (
    <span className={classes.pickup}>
      <PickupTime order={order} />
    </span>
  ),
};

const subtotalColumn: Column<Order> = {
  id: 'subtotal',
  header: text.subtotalName,
  width: 96,
  numeric: true,
  cell: (order) => (
    <span className={classes.sum}>
      <strong className={classes.amount}>{order.subtotalDisplayValue}</strong>
      <ToPay order={order} />
    </span>
  ),
};

const narrowStatusColumn: Column<Order> = {
  ...status,
  cell: (order) => (
    <>
      <TwoLines
        top={<OrderStatusBadge order={order} />}
        bottom={
          <span className={classes.cardLine}>
            {text.subtotalOf(order.subtotalDisplayValue)} <ToPay order={order} />
          </span>
        }
      />
      <QueuedNote order={order} brief />
    </>
  ),
};

const nextColumn: Column<Order> = {
  id: 'next',
  header: text.nextStep,
  width: 232,
  numeric: true,
  cell: (order) => <NextStep order={order} place="row" />,
};

export const todaysColumns: readonly Column<Order>[] = [
  ageColumn,
  status,
  customer,
  method,
  pickupColumn,
  items,
  subtotalColumn,
  nextColumn,
];

/** Today's columns in narrow views; the subtotal moves below the status. */
export const narrowTodaysColumns = narrowed(
  todaysColumns
    .filter(({ id }) => id !== subtotalColumn.id)
    .map((column) => (column.id === status.id ? narrowStatusColumn : column)),
);

/** Returns the columns of narrow views; the method moves to the items. */
export function narrowed(columns: readonly Column<Order>[]): readonly Column<Order>[] {
  return columns
    .filter(({ id }) => id !== method.id && id !== items.id)
    .map((column) => (column.id === customer.id ? narrowCustomerColumn : hug(column)));
}

/** Makes a column as narrow as its content. */
function hug(column: Column<Order>): Column<Order> {
  return { ...column, width: 1 };
}

/** One of today's orders as a card, for phones. */
export function todaysCard(order: Order): CardParts {
  return {
    title: <OrderNumber order={order} />,
    badge: <OrderStatusBadge order={order} />,
    detail: <CustomerAndItems order={order} />,
    value: order.subtotalDisplayValue,
    valueName: text.subtotalName,
    note: (
      <>
        <span className={classes.cardLine}>
          {describeMethod(order)} · {countItems(order)}
          <OrderAge order={order} />
        </span>
        <span className={classes.cardLine}>
          <PickupTime order={order} />
          <ToPay order={order} />
        </span>
        <QueuedNote order={order} />
      </>
    ),
    action: <NextStep order={order} place="row" />,
  };
}
