import type { Order } from '@counter/contract/orders';
import { replaceEqualDeep } from '@tanstack/react-query';
import { ordersIn, type Todays, type TodaysPage } from '../known/known-orders.queries.ts';

/**
 * Returns the fetched pages with every unchanged order replaced by its previous object. Orders are matched by id,
 * because one that comes or goes shifts all others.
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

/** Returns the previous list if the new one has the same items. */
function keepList<Item>(before: readonly Item[] | undefined, list: readonly Item[]) {
  const isSame =
    before?.length === list.length && list.every((item, place) => item === before[place]);
  return isSame ? before : list;
}
