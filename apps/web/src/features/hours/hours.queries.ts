import {
  findHoursRecord,
  findStoreHours,
  removeHoursException,
  saveHoursException,
  saveStoreHours,
  type ExceptionRequest,
  type HoursException,
  type SaveHoursRequest,
  type StoreHours,
} from '@counter/contract/store';
import type { ResourceCache } from '../../lib/resource/place.ts';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../lib/store-context.tsx';

const hours = storeResource('store');

/** Loads the store's weekly hours and exceptions. */
export const useStoreHours = hours.read('hours', findStoreHours, ofStore);

/** Loads all changes of the store's opening state, page by page. */
export const useHoursRecord = hours.pages(
  'hours record',
  findHoursRecord,
  ({ storeId }, pageNumber = 0) => ({ body: { storeId, pageNumber } }),
  {
    next: (pages, { content, totalElements }) => {
      const read = pages.reduce((total, page) => total + page.content.length, 0);
      return read < totalElements && content.length !== 0 ? pages.length : undefined;
    },
  },
);

const kept = {
  after: (cache: ResourceCache<CurrentStore>, { data }: { readonly data: StoreHours }) =>
    cache.keep(['hours'], data),
};

/** Saves the weekly hours. */
export const useSaveHours = hours.write(
  saveStoreHours,
  (_store, body: SaveHoursRequest) => ({ body }),
  kept,
);

/** Saves an exception. */
export const useSaveException = hours.write(
  saveHoursException,
  (_store, body: ExceptionRequest) => ({ body }),
  kept,
);

/** Removes an exception. */
export const useRemoveException = hours.write(
  removeHoursException,
  ({ storeId }, { id }: HoursException) => ({ body: { storeId, id } }),
  kept,
);
