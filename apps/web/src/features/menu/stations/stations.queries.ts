import {
  findStations,
  orderStations,
  removeStation,
  restoreStation,
  saveStation,
  type Station,
  type StationRequest,
} from '@counter/contract/menu';
import type { ResourceCache } from '../../../lib/resource/place.ts';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';

const menu = storeResource('menu');

/** Loads the current store's kitchen stations in order. */
export const useStations = menu.read('stations', findStations, ofStore);

type Cache = ResourceCache<CurrentStore>;
type Answer = { data: readonly Station[] };

/** Every write returns all stations. */
const kept = { after: (cache: Cache, { data }: Answer) => cache.keep(['stations'], data) };

/** Adds (id 0) or changes a station. */
export const useSaveStation = menu.save(
  saveStation,
  (_store, body: StationRequest) => ({ body }),
  kept,
);

/** Reorders the stations, with an optimistic update that is rolled back on failure. */
export const useOrderStations = menu.write(
  orderStations,
  ({ storeId }, stations: readonly Station[]) => ({
    body: { storeId, stationIds: stations.map(({ id }) => id) },
  }),
  { ...kept, before: (cache, stations) => cache.update(['stations'], () => stations) },
);

const named = ({ storeId }: CurrentStore, { id }: Pick<Station, 'id'>) => ({
  body: { storeId, id },
});

/** Deletes stations. */
export const useRemoveStation = menu.write(removeStation, named, kept);

/** Restores deleted stations with their categories. */
export const useRestoreStation = menu.write(restoreStation, named, kept);
