import { finishedStatuses, maxSearchResults } from '@counter/contract/orders';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  findFinishedAfter,
  finishedColumns,
  sumCountedOrders,
  findFinishedPage,
  type FinishedRow,
  type OrderSums,
} from './finished-orders.repository.ts';
import type { OrderFilter, Window } from './order-lists.repository.ts';
import { findMatchingPage, sumMatchingOrders } from './order-search.repository.ts';
import type { OrderListQuery } from './orders.service.ts';

export type FinishedOrder = FinishedRow;

/** The range of placement days, inclusive, and filters. */
export type FinishedWanted = Omit<OrderListQuery, 'pageNumber'>;

/** Returns a window of the finished orders, newest first, and their total number. */
export async function findFinishedOrders(
  db: Db,
  scope: StoreScope,
  wanted: FinishedWanted,
  window: Window,
): Promise<{ readonly rows: readonly FinishedOrder[]; readonly total: number }> {
  const { search } = wanted;
  return search
    ? findMatchingPage(db, scope, { ...filterOf(wanted), search }, window, finishedColumns)
    : findFinishedPage(db, scope, filterOf(wanted), window);
}

/** Sums everything that `findFinishedOrders` finds, by status. */
export async function sumFinishedOrders(
  db: Db,
  scope: StoreScope,
  wanted: FinishedWanted,
): Promise<OrderSums[]> {
  const { search } = wanted;
  return search
    ? sumMatchingOrders(db, scope, filterOf(wanted), search)
    : sumCountedOrders(db, scope, filterOf(wanted));
}

const batchSize = 1000;

/** Streams everything that `findFinishedOrders` finds in batches, in the same order. */
export async function* readFinishedOrders(
  db: Db,
  scope: StoreScope,
  wanted: FinishedWanted,
): AsyncGenerator<readonly FinishedOrder[]> {
  const filter = filterOf(wanted);
  if (wanted.search) {
    const window = { from: 0, size: maxSearchResults };
    const { search } = wanted;
    yield (await findMatchingPage(db, scope, { ...filter, search }, window, finishedColumns)).rows;
    return;
  }
  let after: FinishedRow | undefined;
  do {
    const rows = await findFinishedAfter(db, scope, filter, { after, size: batchSize });
    if (rows.length > 0) yield rows;
    after = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (after);
}

function filterOf({ status, deliveryMethod, startDate, endDate }: FinishedWanted): OrderFilter {
  const statuses = finishedStatuses.filter((one) => !status || one === status);
  return { list: 'finished', statuses, deliveryMethod, startDate, endDate };
}
