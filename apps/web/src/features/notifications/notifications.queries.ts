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
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { askForPush, findOwnEndpoint } from './push-browser.ts';
import { storeKey } from '../../lib/store-key.ts';

const keys = {
  recipients: (storeId: number) => storeKey('notifications', storeId, 'recipients'),
  devices: (storeId: number) => storeKey('notifications', storeId, 'devices'),
};

/** Who is mailed about the current store. */
export function useNotifications() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.recipients(storeId),
    queryFn: async ({ signal }) =>
      (await call(findNotifications, { params: { storeId: String(storeId) } }, { signal })).data,
  });
}

export interface RecipientChoice {
  kind: NoticeKind;
  email: string;
}

/** Has mails of a kind sent to an address, or takes it off; both answer the lists. */
export function useChangeRecipient(change: 'add' | 'remove') {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  const endpoint = change === 'add' ? addRecipient : removeRecipient;
  return useMutation({
    mutationFn: async (choice: RecipientChoice) =>
      (await call(endpoint, { body: { userId, storeId, ...choice } })).data,
    onSuccess: (lists) => client.setQueryData(keys.recipients(storeId), lists),
  });
}

/** Mails a sample to the signed-in person; answers the address. */
export function useSendSample() {
  const { userId, storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async (kind: NoticeKind) =>
      (await call(sendSample, { body: { userId, storeId, kind } })).data.email,
  });
}

/** The person's own devices that are told of new orders. */
export function usePushDevices() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.devices(storeId),
    queryFn: async ({ signal }) =>
      (await call(findPushDevices, { params: { storeId: String(storeId) } }, { signal })).data,
  });
}

/** By which this browser is known, asked again when the list of devices has changed; null without one. */
export function useOwnEndpoint(devices: number) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: [...keys.devices(storeId), 'own', devices],
    queryFn: findOwnEndpoint,
  });
}

/** Asks the person and the browser, and has new orders pushed to this device. */
export function useAddThisDevice() {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (publicKey: string) => {
      const address = await askForPush(publicKey);
      return (await call(addPushDevice, { body: { userId, storeId, ...address } })).data;
    },
    onSuccess: (devices) => client.setQueryData(keys.devices(storeId), devices),
  });
}

/** Pushes nothing more to a device, or a message that says that it works. */
export function useDeviceAction(action: 'remove' | 'test') {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  const endpoint = action === 'remove' ? removePushDevice : testPushDevice;
  return useMutation({
    mutationFn: async (id: number) =>
      (await call(endpoint, { body: { userId, storeId, id } })).data,
    onSuccess: (devices) => client.setQueryData(keys.devices(storeId), devices),
    onError: () => client.invalidateQueries({ queryKey: keys.devices(storeId) }),
  });
}
