import {
  endBusy,
  endPause,
  pauseStore,
  setBusy,
  type BusyRequest,
  type PauseRequest,
} from '@counter/contract/store';
import { call } from '../../../lib/api.ts';
import { keepsStatus, openStore } from '../open-store.ts';

/** Pauses the store, or changes the end of the pause. */
export const usePause = openStore.write(
  pauseStore,
  (_store, body: PauseRequest) => ({ body }),
  keepsStatus,
);

/** Adds prep time to new orders, or changes how much. */
export const useSetBusy = openStore.write(
  setBusy,
  (_store, body: BusyRequest) => ({ body }),
  keepsStatus,
);

/** Ends the current pause or busy time. */
export const useEndOverride = openStore.send(
  ({ storeId }, kind: 'PAUSE' | 'BUSY') =>
    call(kind === 'PAUSE' ? endPause : endBusy, { body: { storeId } }),
  keepsStatus,
);
