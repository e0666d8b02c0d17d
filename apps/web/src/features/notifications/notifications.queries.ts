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

/** Has mails of a kind sent to an address. */
export const useAddRecipient = notifications.write(addRecipient, chosen, keptRecipients);

/** Has no more mails of a kind sent to an address. */
export const useRemoveRecipient = notifications.write(removeRecipient, chosen, keptRecipients);

/** Mails a sample to the signed-in person; answers the address. */
export const useSendSample = notifications.write(
  sendSample,
  ({ userId, storeId }, kind: NoticeKind) => ({ body: { userId, storeId, kind } }),
  { changed: () => false },
);

/** The person's own devices that are told of new orders. */
export const usePushDevices = notifications.read('devices', findPushDevices, ofStore);

/**
 * Returns the endpoint of this browser, again after the list of devices changed; null without one.
 */
export const useOwnEndpoint = notifications.query('own', (_store, _devices: number) =>
  findOwnEndpoint(),
);

/** Asks the person and the browser, and has new orders pushed to this device. */
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

/** Pushes nothing more to a device. */
export const useRemoveDevice = notifications.write(removePushDevice, device, keptDevices);

/** Pushes a message to a device that says that it works. */
export const useTestDevice = notifications.write(testPushDevice, device, keptDevices);
