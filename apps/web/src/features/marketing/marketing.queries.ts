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

/** Loads one page of the store's campaigns, newest first. */
export const useCampaigns = campaigns.list('list', findCampaigns, ({ storeId }, page: number) => ({
  params: { storeId: String(storeId), page: String(page) },
}));

/** Loads one campaign with its progress. */
export const useCampaign = campaigns.detail('one', findCampaign, ({ storeId }, id: number) => ({
  params: { storeId: String(storeId), campaignId: String(id) },
}));

type MessagesWanted = {
  readonly id: number;
  readonly state?: DeliveryState;
  readonly pageNumber: number;
};

/** Loads one page of a campaign's messages. */
export const useCampaignMessages = campaigns.list(
  'messages',
  findCampaignMessages,
  ({ storeId }, wanted: MessagesWanted) => ({ body: { storeId, ...wanted } }),
);

/** Loads the customer segments that campaigns can be sent to. */
export const useSegments = campaigns.read('segments', findSegments, ofStore);

/** Loads the campaign goals with their figures. */
export const useGoals = campaigns.read('goals', findGoals, ofStore);

type SentOn = { readonly startDate: string; readonly endDate: string };

/** Loads the orders and earnings of campaigns in a range of days, as in the promotions report; nothing without days. */
export const useCampaignResults = campaigns.list(
  'results',
  findPromotionsReport,
  ({ userId, storeId }, days: SentOn | undefined) => days && { body: { userId, storeId, ...days } },
);

type RecipientsWanted = {
  readonly contacts: string[];
  readonly segments: Segment[];
  /** The start as the request has it; empty for now. */
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

/** Creates a campaign. */
export const useSaveCampaign = campaigns.save(saveCampaign, (_store, body: CampaignRequest) => ({
  body,
}));

/** Cancels a campaign, then refetches. */
export const useCancelCampaign = campaigns.write(
  cancelCampaign,
  (_store, id: number) => ({ params: { id: String(id) } }),
  { refetchFirst: true },
);

/** Records consents, then refetches the recipients. */
export const useRecordConsents = campaigns.write(
  recordConsents,
  (_store, body: ConsentsRequest) => ({ body }),
  { refetchFirst: true },
);

const untouched = { changed: () => false };

/** Sends a test message to the signed-in person's number. */
export const useTestMessage = campaigns.write(
  sendTestMessage,
  ({ storeId }, message: string) => ({ body: { storeId, message } }),
  untouched,
);

/** Sends a verification code to the signed-in person's number. */
export const useTestNumberCode = campaigns.write(
  sendTestNumberCode,
  ({ storeId }, _nothing: void) => ({ body: { storeId } }),
  untouched,
);

/** Verifies the signed-in person's number with the code. */
export const useProveTestNumber = campaigns.write(
  proveTestNumber,
  ({ storeId }, code: string) => ({ body: { storeId, code } }),
  untouched,
);

/** Loads the numbers of a campaign; nothing without an id. */
export const useCampaignContacts = campaigns.read(
  'contacts',
  findCampaignContacts,
  ({ storeId }, id: number | undefined) =>
    id === undefined ? undefined : { body: { storeId, id } },
);

/** Loads the campaign texts to a customer. */
export const useCustomerTexts = campaigns.read(
  'toCustomer',
  findCustomerTexts,
  ({ storeId }, customerId: number) => ({
    params: { storeId: String(storeId), customerId: String(customerId) },
  }),
);

/** Loads the campaigns, codes and deals that run in a month. */
export const useMarketingCalendar = campaigns.list(
  'calendar',
  findMarketingCalendar,
  ({ storeId }, month: string) => ({ params: { storeId: String(storeId), month } }),
);
