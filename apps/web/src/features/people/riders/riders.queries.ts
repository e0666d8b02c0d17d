import {
  findRiders,
  removeRider,
  restoreRider,
  saveRider,
  updateRiderDuty,
  type Rider,
  type RiderRequest,
} from '@counter/contract/people';
import { readData } from '../../../lib/resource/read.ts';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';

/** Refetches the list before the result is shown. */
const refetchFirst = { refetchFirst: true };

const riders = storeResource('people');

/** Loads the current store's riders by name. */
export const useRiders = riders.read('riders', findRiders, ofStore);

/**
 * `useRider` loads a rider for the form, null if there is none. `useReadRider` returns a function that fetches the
 * latest version.
 */
export const [useRider, useReadRider] = riders.edit('rider', async (store, id, signal) => {
  const all = await readData(findRiders, ofStore(store), signal);
  return all.find((one) => one.id === id) ?? null;
});

/** Adds or changes a rider. */
export const useSaveRider = riders.save(
  saveRider,
  (_store, body: RiderRequest) => ({ body }),
  refetchFirst,
);

export type Duty = { readonly rider: Rider; readonly onDuty: boolean };

/** Sets riders on or off duty. */
export const useRiderDuty = riders.write(
  updateRiderDuty,
  ({ storeId }, { rider: { id }, onDuty }: Duty) => ({ body: { storeId, id, onDuty } }),
  refetchFirst,
);

const named = ({ storeId }: CurrentStore, { id }: Rider) => ({ body: { storeId, id } });

/** Removes riders. */
export const useRemoveRider = riders.write(removeRider, named, refetchFirst);

/** Restores removed riders. */
export const useRestoreRider = riders.write(restoreRider, named, refetchFirst);
