import {
  customerPaidOf,
  deliveryMethodLabel,
  earningsOf,
  orderStatusLabel,
  paymentLabel,
} from '@counter/contract/orders';
import { moneyInput, addressLine } from '@counter/contract/shared';
import { byteOrderMark, writeRows } from '../../platform/kernel/csv/write-rows.ts';
import { localMinute } from '../../platform/kernel/csv/local-minute.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import { holds, type StoreScope } from '../../platform/tenancy/scope.ts';
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

/** The whole breakdown as a file: every order that the screen lists, with the same columns and a few more. */
export function writeBreakdown(db: Db, scope: StoreScope, wanted: FinishedWanted): CsvFile {
  const { startDate, endDate } = wanted;
  return {
    filename: `order-breakdown-${scope.storeUrl}-${startDate}-to-${endDate}.csv`,
    text: writeLines(db, scope, wanted),
  };
}

async function* writeLines(
  db: Db,
  scope: StoreScope,
  wanted: FinishedWanted,
): AsyncGenerator<string> {
  const visible = visiblePositions(scope);
  const pick = (cells: readonly string[]) => visible.map((at) => cells[at] ?? '');
  yield byteOrderMark + writeRows([pick(columns)]);
  for await (const orders of readFinishedOrders(db, scope, wanted)) {
    yield writeRows(orders.map((order) => pick(toCells(order, scope))));
  }
}

/** Returns the visible columns: without addresses for roles that no longer need them. */
function visiblePositions(scope: StoreScope): number[] {
  const all = [...columns.keys()];
  if (holds(scope, 'customers:contact')) return all;
  return all.filter((at) => columns[at] !== 'Delivery Address');
}

function toCells(order: FinishedOrder, { currency, timeZone }: StoreScope): string[] {
  const money = (amount: number) => moneyInput(amount, currency);
  return [
    order.orderNumber,
    orderStatusLabel(order.status),
    localMinute(order.placedAt, timeZone),
    localMinute(order.estimatedPickupTime, timeZone),
    order.customer,
    deliveryMethodLabel(order.deliveryMethod),
    money(order.subtotal),
    money(order.tax),
    // What is taken off is negative, as on the screen.
    money(0 - order.discount),
    money(order.tip),
    money(0 - order.fee),
    money(earningsOf(order)),
    money(order.refunded),
    paymentLabel(order.payment),
    order.deliveryAddress ? addressLine(order.deliveryAddress) : '',
    money(customerPaidOf(order)),
    currency,
  ];
}
