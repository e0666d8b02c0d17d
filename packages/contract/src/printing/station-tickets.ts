import type { OrderItem } from '../orders/orders.schemas.ts';

/** A printer that prints kitchen tickets; without a station it serves all of them. */
export type KitchenPrinter = { readonly id: number; readonly stationId: number | null };

/**
 * Returns the items that each printer's kitchen ticket carries, by the printer's id. An item is printed for its
 * station and by printers that serve all. An item that none of these covers is printed everywhere, so no item
 * gets lost.
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

/** The part of an order that one station's ticket carries. */
export type TicketPart = {
  /** The station's name, on top of the ticket; null for none. */
  readonly station: string | null;
  readonly items: readonly OrderItem[];
  /** The number of items made at other stations; those of no station have no name. */
  readonly elsewhere: readonly { readonly station: string | null; readonly count: number }[];
};

type Part = {
  readonly station: string | null;
  /** The lines of the order that the ticket carries. */
  readonly lines: readonly number[];
  readonly stationNameOf: (item: OrderItem) => string | null;
};

/** Returns the part of an order that is on these lines, and counts the rest by station. */
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

/** Returns how many pieces these items are. */
export function countItems(items: readonly Pick<OrderItem, 'quantity'>[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
