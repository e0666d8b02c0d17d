import {
  cancelCampaign,
  checkRecipients,
  findCampaign,
  findCampaignContacts,
  findCampaignMessages,
  findCampaigns,
  findCustomerTexts,
  findMarketingCalendar,
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
import { findGoals, findPromotionsReport } from '@counter/contract/analytics';
import type { Segment } from '@counter/contract/customers';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';

const campaigns = storeResource('marketing');

/** One page of the store's campaigns, the newest first. */
export const useCampaigns = campaigns.list('list', findCampaigns, ({ storeId }, page: number) => ({
  params: { storeId: String(storeId), page: String(page) },
}));

/** One campaign with its progress. */
export const useCampaign = campaigns.detail('one', findCampaign, ({ storeId }, id: number) => ({
  params: { storeId: String(storeId), campaignId: String(id) },
}));

type MessagesWanted = {
  readonly id: number;
  readonly state?: DeliveryState;
  readonly pageNumber: number;
};

/** One page of the messages of a campaign. */
export const useCampaignMessages = campaigns.list(
  'messages',
  findCampaignMessages,
  ({ storeId }, wanted: MessagesWanted) => ({ body: { storeId, ...wanted } }),
);

/** The parts of the customers that can be written to together. */
export const useSegments = campaigns.read('segments', findSegments, ofStore);

/** The goals to start a campaign from, with their figures. */
export const useGoals = campaigns.read('goals', findGoals, ofStore);

type SentOn = { readonly startDate: string; readonly endDate: string };

/** The orders and earnings of the campaigns of some days, as the report of promotions counts them; none without days. */
export const useCampaignResults = campaigns.list(
  'results',
  findPromotionsReport,
  ({ userId, storeId }, days: SentOn | undefined) => days && { body: { userId, storeId, ...days } },
);

type RecipientsWanted = {
  readonly contacts: string[];
  readonly segments: Segment[];
  /** As the call has it; empty for now. */
  readonly scheduleAt: string;
};

/** Loads the recipients of a campaign, and the skipped contacts. */
export const useRecipients = campaigns.list(
  'recipients',
  checkRecipients,
  ({ storeId }, wanted: RecipientsWanted) =>
    wanted.contacts.length + wanted.segments.length > 0
      ? { body: { storeId, ...wanted } }
      : undefined,
);

/** Sets up a campaign. */
export const useSaveCampaign = campaigns.save(saveCampaign, (_store, body: CampaignRequest) => ({
  body,
}));

/** Cancels a campaign; what it is now is read again. */
export const useCancelCampaign = campaigns.write(
  cancelCampaign,
  (_store, id: number) => ({ params: { id: String(id) } }),
  { refetchFirst: true },
);

/** Writes down that people agreed; who would be reached is read again. */
export const useRecordConsents = campaigns.write(
  recordConsents,
  (_store, body: ConsentsRequest) => ({ body }),
  { refetchFirst: true },
);

const untouched = { changed: () => false };

/** Sends a message to the number of who is signed in. */
export const useTestMessage = campaigns.write(
  sendTestMessage,
  ({ storeId }, message: string) => ({ body: { storeId, message } }),
  untouched,
);

/** Sends a code to the number of who is signed in. */
export const useTestNumberCode = campaigns.write(
  sendTestNumberCode,
  ({ storeId }, _nothing: void) => ({ body: { storeId } }),
  untouched,
);

/** Confirms that number with the code. */
export const useProveTestNumber = campaigns.write(
  proveTestNumber,
  ({ storeId }, code: string) => ({ body: { storeId, code } }),
  untouched,
);

/** Every number that a campaign is for; none are asked for without one. */
export const useCampaignContacts = campaigns.read(
  'contacts',
  findCampaignContacts,
  ({ storeId }, id: number | undefined) =>
    id === undefined ? undefined : { body: { storeId, id } },
);

/** The campaign texts to a customer. */
export const useCustomerTexts = campaigns.read(
  'toCustomer',
  findCustomerTexts,
  ({ storeId }, customerId: number) => ({
    params: { storeId: String(storeId), customerId: String(customerId) },
  }),
);

/** The campaigns, codes and deals that run in a month. */
export const useMarketingCalendar = campaigns.list(
  'calendar',
  findMarketingCalendar,
  ({ storeId }, month: string) => ({ params: { storeId: String(storeId), month } }),
);
