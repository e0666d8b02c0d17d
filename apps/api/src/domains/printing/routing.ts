import type { OrderItem } from '@counter/contract/orders';
import {
  partOrder,
  routeItems,
  type KitchenPrinter,
  type TicketPart,
} from '@counter/contract/printing';
import { findStations } from '../menu/index.ts';
import { findOrderById } from '../orders/index.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The order lines on a printer's kitchen ticket; null for the whole order. */
type Lines = number[] | null;

/**
 * Returns the order lines for each printer's kitchen ticket, by printer id. Printers that are missing have nothing to
 * print. Excludes `skipped` lines.
 */
export async function routeOrder(
  db: Db | Tx,
  scope: StoreScope,
  orderId: number,
  printers: readonly KitchenPrinter[],
  skipped: ReadonlySet<number> = new Set(),
): Promise<ReadonlyMap<number, Lines>> {
  if (printers.every(({ stationId }) => stationId === null)) {
    return new Map(printers.map(({ id }) => [id, null]));
  }
  const { items } = await findOrderById(db, scope, orderId);
  const stationOf = await mapStations(db, scope);
  const left = items.filter(({ line }) => !skipped.has(line));
  const routed = routeItems(left, printers, (item) => stationOf(item)?.id ?? null);
  const lines = printers.map(({ id, stationId }): [number, Lines] => [
    id,
    stationId === null ? null : (routed.get(id) ?? []).map(({ line }) => line),
  ]);
  return new Map(lines.filter(([, own]) => own === null || own.length > 0));
}

/** Returns the part of an order that a ticket with the given lines shows. */
export async function findPart(
  db: Db | Tx,
  scope: StoreScope,
  items: readonly OrderItem[],
  part: { readonly station: string | null; readonly lines: readonly number[] },
): Promise<TicketPart> {
  const stationOf = await mapStations(db, scope);
  return partOrder(items, { ...part, stationNameOf: (item) => stationOf(item)?.name ?? null });
}

async function mapStations(db: Db | Tx, scope: StoreScope) {
  const stations = await findStations(db, scope);
  const byProduct = new Map(
    stations.flatMap((station) => station.productIds.map((id) => [id, station] as const)),
  );
  return ({ productId }: OrderItem) => (productId === null ? undefined : byProduct.get(productId));
}
