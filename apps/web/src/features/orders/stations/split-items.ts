import type { Station } from '@counter/contract/menu';
import type { OrderItem } from '@counter/contract/orders';

/** The stations of a store, on a device that shows one of them. */
export type BoardStation = {
  /** The station that this device shows. */
  readonly station: Station;
  /** The station of each product that has one, by its id. */
  readonly stationOf: ReadonlyMap<number, Station>;
};

/** The items of an order that are made at another station, or at none (`name` undefined). */
export type Elsewhere = {
  readonly name: string | undefined;
  /** The number still to be made. */
  readonly left: number;
};

export type SplitItems = {
  readonly own: readonly OrderItem[];
  readonly elsewhere: readonly Elsewhere[];
};

/** Returns the station of each product. */
export function mapStations(stations: readonly Station[]): ReadonlyMap<number, Station> {
  return new Map(
    stations.flatMap((station) => station.productIds.map((id) => [id, station] as const)),
  );
}

/** Parts the items made at this device's station from those made elsewhere. */
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
