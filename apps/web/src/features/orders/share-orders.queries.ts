import { replaceEqualDeep } from '@tanstack/react-query';
import type { Todays } from './known-orders.queries.ts';

/**
 * Returns newly read pages of orders in which each order that didn't change is the object it was before.
 * By its id: one order that comes or goes moves all others to another place.
 */
export function shareOrders(before: Todays | undefined, read: Todays): Todays {
  if (!before) return read;
  const known = new Map(before.pages.flat().map((order) => [order.id, order]));
  const pages = read.pages.map((page, place) =>
    keepList(
      before.pages[place],
      page.map((order) => replaceEqualDeep(known.get(order.id), order)),
    ),
  );
  const kept = keepList(before.pages, pages);
  return kept === before.pages ? before : { ...read, pages: [...kept] };
}

/** Returns the list of before if the new one holds the same. */
function keepList<Item>(before: readonly Item[] | undefined, list: readonly Item[]) {
  const isSame =
    before?.length === list.length && list.every((item, place) => item === before[place]);
  return isSame ? before : list;
}
