import { confirmAnnouncement, findStoreAnnouncements } from '@counter/contract/operator';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';

const notifications = storeResource('notifications');

/** Polling interval in milliseconds. */
const lookEvery = 300_000;

/** Loads the marketplace's messages that nobody in the store has confirmed. */
export const useStoreAnnouncements = notifications.read(
  'announcements',
  findStoreAnnouncements,
  ofStore,
  { refetchInterval: lookEvery },
);

/** Confirms a message for the whole store. */
export const useConfirmAnnouncement = notifications.write(
  confirmAnnouncement,
  ({ storeId }, id: number) => ({ body: { storeId, id } }),
  { after: (cache, { data }) => cache.keep(['announcements'], data) },
);
