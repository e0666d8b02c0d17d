import {
  cancelCampaign,
  checkRecipients,
  findCampaign,
  findCampaignContacts,
  findCampaignMessages,
  findCampaigns,
  findSegments,
  proveTestNumber,
  recordConsents,
  saveCampaign,
  sendTestMessage,
  sendTestNumberCode,
  type CampaignRequest,
  type ConsentsRequest,
  type DeliveryState,
} from '@counter/contract/marketing';
import type { Segment } from '@counter/contract/customers';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { Keyed } from '../../lib/send-once.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** All of it is read again when campaigns change or go on. */
const keys = {
  all: (storeId: number) => storeKey('marketing', storeId),
  page: (storeId: number, page: number) => storeKey('marketing', storeId, 'list', page),
  one: (storeId: number, id: number) => storeKey('marketing', storeId, 'one', id),
  messages: (storeId: number, wanted: object) => storeKey('marketing', storeId, 'messages', wanted),
  recipients: (storeId: number, wanted: object) =>
    storeKey('marketing', storeId, 'recipients', wanted),
  contacts: (storeId: number, id: number | undefined) =>
    storeKey('marketing', storeId, 'contacts', id),
  segments: (storeId: number) => storeKey('marketing', storeId, 'segments'),
};

/** One page of the store's campaigns, the newest first. */
export function useCampaigns(page: number) {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId), page: String(page) };
  return useQuery({
    queryKey: keys.page(storeId, page),
    queryFn: async ({ signal }) => (await call(findCampaigns, { params }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One campaign with its progress. */
export function useCampaign(id: number) {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId), campaignId: String(id) };
  return useQuery({
    queryKey: keys.one(storeId, id),
    queryFn: async ({ signal }) => (await call(findCampaign, { params }, { signal })).data,
  });
}

type MessagesWanted = {
  readonly id: number;
  readonly state?: DeliveryState;
  readonly pageNumber: number;
};

/** One page of the messages of a campaign. */
export function useCampaignMessages(wanted: MessagesWanted) {
  const { storeId } = useCurrentStore();
  const body = { storeId, ...wanted };
  return useQuery({
    queryKey: keys.messages(storeId, wanted),
    queryFn: async ({ signal }) => (await call(findCampaignMessages, { body }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** The parts of the customers that can be written to together. */
export function useSegments() {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId) };
  return useQuery({
    queryKey: keys.segments(storeId),
    queryFn: async ({ signal }) => (await call(findSegments, { params }, { signal })).data,
  });
}

type RecipientsWanted = {
  readonly contacts: string[];
  readonly segments: Segment[];
  /** As the call has it; empty for now. */
  readonly scheduleAt: string;
};

/** Whom a campaign would reach, and whom not. */
export function useRecipients(wanted: RecipientsWanted) {
  const { storeId } = useCurrentStore();
  const body = { storeId, ...wanted };
  return useQuery({
    queryKey: keys.recipients(storeId, wanted),
    queryFn: async ({ signal }) => (await call(checkRecipients, { body }, { signal })).data,
    placeholderData: keepPreviousData,
    enabled: wanted.contacts.length + wanted.segments.length > 0,
  });
}

/** Sets up a campaign. */
export function useSaveCampaign() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ sent, key }: Keyed<CampaignRequest>) =>
      call(saveCampaign, { body: sent }, { idempotencyKey: key }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

/** Cancels a campaign; what it is now is read again. */
export function useCancelCampaign() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => call(cancelCampaign, { params: { id: String(id) } }),
    onSettled: async () => client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

/** Writes down that people agreed; who would be reached is read again. */
export function useRecordConsents() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ConsentsRequest) => call(recordConsents, { body }),
    onSuccess: async () => client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

/** Sends a message to the number of who is signed in. */
export function useTestMessage() {
  const { storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async (message: string) =>
      (await call(sendTestMessage, { body: { storeId, message } })).data,
  });
}

/** Sends a code to the number of who is signed in. */
export function useTestNumberCode() {
  const { storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async () => (await call(sendTestNumberCode, { body: { storeId } })).data,
  });
}

/** Confirms that number with the code. */
export function useProveTestNumber() {
  const { storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async (code: string) =>
      (await call(proveTestNumber, { body: { storeId, code } })).data,
  });
}

/** Every number that a campaign is for; none are asked for without one. */
export function useCampaignContacts(id: number | undefined) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.contacts(storeId, id),
    queryFn: async ({ signal }) =>
      (await call(findCampaignContacts, { body: { storeId, id: id ?? 0 } }, { signal })).data,
    enabled: id !== undefined,
  });
}
