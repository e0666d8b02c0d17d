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

/** Pauses the store, or changes until when. */
export const usePause = openStore.write(
  pauseStore,
  (_store, body: PauseRequest) => ({ body }),
  keepsStatus,
);

/** Adds minutes to new promises, or changes how many. */
export const useSetBusy = openStore.write(
  setBusy,
  (_store, body: BusyRequest) => ({ body }),
  keepsStatus,
);

/** Ends the pause, or the busy time, that runs. */
export const useEndOverride = openStore.send(
  ({ storeId }, kind: 'PAUSE' | 'BUSY') =>
    call(kind === 'PAUSE' ? endPause : endBusy, { body: { storeId } }),
  keepsStatus,
);
