import type { Station } from '@counter/contract/menu';
import type { OrderItem } from '@counter/contract/orders';

/** The station of this device, and those of the products. */
export type BoardStation = {
  /** The station that this device shows. */
  readonly station: Station;
  /** The station of each product, by product id; products without a station are absent. */
  readonly stationOf: ReadonlyMap<number, Station>;
};

/** The items of an order made at another station, or at none (`name` is undefined). */
export type Elsewhere = {
  readonly name: string | undefined;
  /** The quantity still to make. */
  readonly left: number;
};

export type SplitItems = {
  readonly own: readonly OrderItem[];
  readonly elsewhere: readonly Elsewhere[];
};

/** Returns the station of each product, by product id. */
export function mapStations(stations: readonly Station[]): ReadonlyMap<number, Station> {
  return new Map(
    stations.flatMap((station) => station.productIds.map((id) => [id, station] as const)),
  );
}

/** Splits an order's items into those of this device's station and those made elsewhere. */
export function splitItems(
  items: readonly OrderItem[],
  { station, stationOf }: BoardStation,
): SplitItems {
  const groups = Map.groupBy(items, ({ productId }) =>
    productId === null ? undefined : stationOf.get(productId)?.id,
  );
  const own = groups.get(station.id) ?? [];
  groups.delete(station.id);
  const names = new Map([...stationOf.values()].map(({ id, name }) => [id, name]));
  const elsewhere = [...groups].map(([id, others]) => ({
    name: id === undefined ? undefined : names.get(id),
    left: others.reduce((left, { made, quantity }) => left + (made ? 0 : quantity), 0),
  }));
  return { own, elsewhere };
}
