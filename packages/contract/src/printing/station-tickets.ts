import type { OrderItem } from '../orders/orders.schemas.ts';

/** A printer of kitchen tickets. Without a station it serves all of them. */
export type KitchenPrinter = { readonly id: number; readonly stationId: number | null };

/**
 * Returns the items of each printer's kitchen ticket, by printer id. An item prints at its station and on printers that
 * serve all. An item that none of these covers prints everywhere, so that no item gets lost.
 */
export function routeItems<Item>(
  items: readonly Item[],
  printers: readonly KitchenPrinter[],
  stationOf: (item: Item) => number | null,
): ReadonlyMap<number, readonly Item[]> {
  const served = new Set(printers.map(({ stationId }) => stationId));
  const isCovered = (item: Item) => served.has(null) || served.has(stationOf(item));
  const prints = (stationId: number | null, item: Item) =>
    stationId === null || stationId === stationOf(item) || !isCovered(item);
  return new Map(
    printers.map(({ id, stationId }) => [id, items.filter((item) => prints(stationId, item))]),
  );
}

/** The part of an order on one station's ticket. */
export type TicketPart = {
  /** The station's name at the top of the ticket; null if there is none. */
  readonly station: string | null;
  readonly items: readonly OrderItem[];
  /** The number of items made at other stations; null for items without a station. */
  readonly elsewhere: readonly { readonly station: string | null; readonly count: number }[];
};

type Part = {
  readonly station: string | null;
  /** The order lines on the ticket. */
  readonly lines: readonly number[];
  readonly stationNameOf: (item: OrderItem) => string | null;
};

/** Returns an order's part with these lines, and counts the rest by station. */
export function partOrder(
  items: readonly OrderItem[],
  { station, lines, stationNameOf }: Part,
): TicketPart {
  const own = new Set(lines);
  const others = Map.groupBy(
    items.filter(({ line }) => !own.has(line)),
    stationNameOf,
  );
  return {
    station,
    items: items.filter(({ line }) => own.has(line)),
    elsewhere: [...others].map(([name, at]) => ({ station: name, count: countItems(at) })),
  };
}

/** Returns the total quantity of items. */
export function countItems(items: readonly Pick<OrderItem, 'quantity'>[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
