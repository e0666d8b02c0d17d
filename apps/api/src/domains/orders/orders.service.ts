import {
  finishedStatuses,
  orderPageSize,
  orderStatuses,
  todaysOrdersPageSize,
  type DeliveryMethod,
  type Order,
  type OrderStatus,
  type OrderWithTimeline,
} from '@counter/contract/orders';
import { addDays, dayAt } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findStoreSettings, instructionsFor } from '../store/index.ts';
import { findDueRows, findOrderPage, type OrderFilter } from './order-lists.repository.ts';
import { normalizeOrderNumber } from './order-number.ts';
import {
  findOrderRow,
  findTimeline,
  orderColumns,
  type OrderRow,
} from './order-rows.repository.ts';
import { findMatchingPage } from './order-search.repository.ts';
import { toOrder, toTimelineEntry } from './order-view.ts';

/** Returns a page of the store's orders that are due today or still open, most urgent first. */
export async function findTodaysOrders(
  db: Db,
  scope: StoreScope,
  { now, pageNumber }: { readonly now: Date; readonly pageNumber: number },
): Promise<Order[]> {
  const today = dayAt(now, scope.timeZone);
  const days = { today, tomorrow: addDays(today, 1), now };
  const rows = await findDueRows(db, scope, days, { pageNumber, size: todaysOrdersPageSize });
  return rows.map(toOrder);
}

/** The range of placement days, inclusive, and filters of the scheduled list and the history. */
export type OrderListQuery = {
  readonly pageNumber: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly search: string;
  readonly status?: OrderStatus | undefined;
  readonly deliveryMethod?: DeliveryMethod | undefined;
};

type Page = { content: Order[]; totalElements: number };

/** Returns a page of scheduled orders, newest first. */
export async function findScheduledOrders(
  db: Db,
  scope: StoreScope,
  query: OrderListQuery,
): Promise<Page> {
  return findPage(db, scope, query, { list: 'scheduled', statuses: orderStatuses });
}

/** Returns a page of finished orders, newest first. */
export async function findOrderHistory(
  db: Db,
  scope: StoreScope,
  query: OrderListQuery,
): Promise<Page> {
  return findPage(db, scope, query, { list: 'finished', statuses: finishedStatuses });
}

async function findPage(
  db: Db,
  scope: StoreScope,
  { pageNumber, search, status, deliveryMethod, startDate, endDate }: OrderListQuery,
  { list, statuses }: Pick<OrderFilter, 'list' | 'statuses'>,
): Promise<Page> {
  const wanted = status ? statuses.filter((one) => one === status) : statuses;
  const filter = { list, statuses: wanted, deliveryMethod, startDate, endDate };
  const window = { from: pageNumber * orderPageSize, size: orderPageSize };
  const { rows, total } = search
    ? await findMatchingPage(db, scope, { ...filter, search }, window, orderColumns(scope.storeId))
    : await findOrderPage(db, scope, filter, window);
  return { content: rows.map(toOrder), totalElements: total };
}

/**
 * Returns an order by its number in any notation, with its timeline and the store's current pickup instructions.
 * @throws ProblemError NOT_FOUND
 */
export async function findOrder(
  db: Db,
  scope: StoreScope,
  typed: string,
): Promise<OrderWithTimeline> {
  const orderNumber = normalizeOrderNumber(typed);
  const row = await findOrderRow(db, scope, { orderNumber });
  if (!row) {
    throw new ProblemError('NOT_FOUND', `${scope.storeName} has no order ${orderNumber}.`);
  }
  return withTimeline(db, scope, row);
}

/** Returns an order by its id, like `findOrder`. @throws ProblemError NOT_FOUND */
export async function findOrderById(
  db: Db | Tx,
  scope: StoreScope,
  id: number,
): Promise<OrderWithTimeline> {
  const row = await findOrderRow(db, scope, { id });
  if (!row) throw notFoundIn(scope, 'order');
  return withTimeline(db, scope, row);
}

async function withTimeline(
  db: Db | Tx,
  scope: StoreScope,
  row: OrderRow,
): Promise<OrderWithTimeline> {
  const order = toOrder(row);
  const [timeline, settings] = await Promise.all([
    findTimeline(db, scope, row.id),
    findStoreSettings(db, scope.storeId),
  ]);
  return {
    ...order,
    pickupInstructions: instructionsFor(order.deliveryMethod, settings),
    timeline: timeline.map(toTimelineEntry),
  };
}
