import {
  customerPaidOf,
  deliveryMethodLabel,
  orderTotalOf,
  orderStatusLabel,
  paymentLabel,
} from '@counter/contract/orders';
import { addressLine, minuteCell, moneyCell, type Cell } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { TableFile } from '../../platform/http/table-file.ts';
import type { Lines } from '../../platform/kernel/workbook/sheet.ts';
import { holds, type StoreScope } from '../../platform/tenancy/scope.ts';
import { runningSums } from './paper-words.ts';
import { readFinishedOrders, type FinishedOrder, type FinishedWanted } from '../orders/index.ts';

const columns = [
  'Order #',
  'Status',
  'Placed',
  'Pick up time',
  'Customer',
  'Delivery Method',
  'Subtotal',
  'Tax',
  'Discount',
  'Tip',
  'Fee',
  'Order Total Amount',
  'Refunded',
  'Payment',
  'Delivery Address',
  'Customer paid',
  'Currency',
];

/** Exports the whole breakdown: every order on the screen, with the same columns and some more. */
export function writeBreakdown(db: Db, scope: StoreScope, wanted: FinishedWanted): TableFile {
  const { startDate, endDate } = wanted;
  const visible = visiblePositions(scope);
  return {
    name: `order-breakdown-${scope.storeUrl}-${startDate}-to-${endDate}`,
    sheet: 'Orders',
    head: visible.map((at) => columns[at] ?? ''),
    lines: readLines(db, scope, wanted, visible),
  };
}

async function* readLines(
  db: Db,
  scope: StoreScope,
  wanted: FinishedWanted,
  visible: readonly number[],
): Lines {
  const pick = (cells: readonly Cell[]) => visible.map((at) => cells[at] ?? '');
  const completed = runningSums(8);
  let count = 0;
  for await (const orders of readFinishedOrders(db, scope, wanted)) {
    for (const order of orders.filter(({ status }) => status === 'COMPLETED')) {
      completed.add(figuresOf(order));
      count += 1;
    }
    yield orders.map((order) => pick(toCells(order, scope)));
  }
  yield [pick(totalCells(count, completed.sums, scope))];
}

/** Builds the totals row: the sums of completed orders, as on the screen. */
function totalCells(
  count: number,
  sums: readonly number[],
  { currency }: StoreScope,
): readonly Cell[] {
  const amounts = sums.map((amount) => moneyCell(amount, currency));
  return [
    'Total',
    `Completed (${count})`,
    '',
    '',
    '',
    '',
    ...amounts.slice(0, -1),
    '',
    '',
    amounts.at(-1) ?? '',
    currency,
  ];
}

/** Returns an order's amounts in column order. Deductions are negative, as on the screen. */
function figuresOf(order: FinishedOrder): number[] {
  return [
    order.subtotal,
    order.tax,
    0 - order.discount,
    order.tip,
    0 - order.fee,
    orderTotalOf(order),
    order.refunded,
    customerPaidOf(order),
  ];
}

/** Returns the positions of the visible columns. Omits addresses for roles without access to contact details. */
function visiblePositions(scope: StoreScope): number[] {
  const all = [...columns.keys()];
  if (holds(scope, 'customers:contact')) return all;
  return all.filter((at) => columns[at] !== 'Delivery Address');
}

function toCells(order: FinishedOrder, { currency, timeZone }: StoreScope): Cell[] {
  const amounts = figuresOf(order).map((amount) => moneyCell(amount, currency));
  return [
    order.orderNumber,
    orderStatusLabel(order.status),
    minuteCell(order.placedAt, timeZone),
    minuteCell(order.estimatedPickupTime, timeZone),
    order.customer,
    deliveryMethodLabel(order.deliveryMethod),
    ...amounts.slice(0, -1),
    paymentLabel(order.payment),
    order.deliveryAddress ? addressLine(order.deliveryAddress) : '',
    amounts.at(-1) ?? '',
    currency,
  ];
}
