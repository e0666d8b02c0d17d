import {
  addPushDevice,
  addRecipient,
  findNotifications,
  findPushDevices,
  removePushDevice,
  removeRecipient,
  sendSample,
  testPushDevice,
  type NoticeKind,
} from '@counter/contract/notifications';
import { call } from '../../lib/api.ts';
import type { ResourceCache } from '../../lib/resource/place.ts';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../lib/store-context.tsx';
import { askForPush, findOwnEndpoint } from './push-browser.ts';

const notifications = storeResource('notifications');

/** Loads the recipients of the current store's mails. */
export const useNotifications = notifications.read('recipients', findNotifications, ofStore);

export interface RecipientChoice {
  kind: NoticeKind;
  email: string;
}

type Answered = { readonly data: unknown };
type Cache = ResourceCache<CurrentStore>;

const keptRecipients = {
  after: (cache: Cache, { data }: Answered) => cache.keep(['recipients'], data),
};
const keptDevices = {
  after: (cache: Cache, { data }: Answered) => cache.keep(['devices'], data),
};

const chosen = ({ userId, storeId }: CurrentStore, choice: RecipientChoice) => ({
  body: { userId, storeId, ...choice },
});

/** Adds a recipient to a kind of mail. */
export const useAddRecipient = notifications.write(addRecipient, chosen, keptRecipients);

/** Removes a recipient from a kind of mail. */
export const useRemoveRecipient = notifications.write(removeRecipient, chosen, keptRecipients);

/** Mails a sample to the signed-in person; resolves with the address. */
export const useSendSample = notifications.write(
  sendSample,
  ({ userId, storeId }, kind: NoticeKind) => ({ body: { userId, storeId, kind } }),
  { changed: () => false },
);

/** Loads the person's own devices that get new orders. */
export const usePushDevices = notifications.read('devices', findPushDevices, ofStore);

/** Returns this browser's push endpoint, reloaded when the list of devices changes; null without one. */
export const useOwnEndpoint = notifications.query('own', (_store, _devices: number) =>
  findOwnEndpoint(),
);

/** Asks for permission and subscribes this device to new orders. */
export const useAddThisDevice = notifications.send(
  async ({ userId, storeId }, publicKey: string) => {
    const address = await askForPush(publicKey);
    return call(addPushDevice, { body: { userId, storeId, ...address } });
  },
  keptDevices,
);

const device = ({ userId, storeId }: CurrentStore, id: number) => ({
  body: { userId, storeId, id },
});

/** Unsubscribes a device. */
export const useRemoveDevice = notifications.write(removePushDevice, device, keptDevices);

/** Sends a test message to a device. */
export const useTestDevice = notifications.write(testPushDevice, device, keptDevices);
