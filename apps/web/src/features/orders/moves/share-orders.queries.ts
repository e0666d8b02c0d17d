import type { Order } from '@counter/contract/orders';
import { replaceEqualDeep } from '@tanstack/react-query';
import { ordersIn, type Todays, type TodaysPage } from '../known/known-orders.queries.ts';

/**
 * Returns newly read pages of orders in which each order that didn't change is the object it was before.
 * By its id: one order that comes or goes moves all others to another place.
 */
export function shareOrders(before: Todays | undefined, read: Todays): Todays {
  if (!before) return read;
  const known = new Map(ordersIn(before).map((one) => [one.id, one]));
  const pages = read.pages.map((page, place) => sharePage(before.pages[place], page, known));
  const kept = keepList(before.pages, pages);
  return kept === before.pages ? before : { ...read, pages: [...kept] };
}

function sharePage(
  before: TodaysPage | undefined,
  page: TodaysPage,
  known: ReadonlyMap<number, Order>,
): TodaysPage {
  const shared = page.orders.map((order) => replaceEqualDeep(known.get(order.id), order));
  const orders = keepList(before?.orders, shared);
  return before?.orders === orders && before.next === page.next ? before : { ...page, orders };
}

/** Returns the list of before if the new one holds the same. */
function keepList<Item>(before: readonly Item[] | undefined, list: readonly Item[]) {
  const isSame =
    before?.length === list.length && list.every((item, place) => item === before[place]);
  return isSame ? before : list;
}
