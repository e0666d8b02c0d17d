import { z } from 'zod/mini';
import { sentCode } from '../consumers/consumers.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, pageNumber, pageOf } from '../shared/schema.ts';
import { calendarEntry, calendarMonth } from './calendar.schemas.ts';
import {
  campaign,
  campaignContactsRequest,
  campaignMessages,
  campaignMessagesRequest,
  campaignRequest,
  consentsRequest,
  customerText,
  recipientsCheck,
  recipientsRequest,
  segmentCount,
  sentTest,
  testMessageRequest,
  testNumberCodeRequest,
  testNumberProof,
} from './marketing.schemas.ts';

const writes = { permission: 'marketing:write', store: 'body.storeId' } as const;

export const findCampaigns = endpoint({
  method: 'GET',
  path: '/store/sms-marketing/{storeId}/{page}',
  summary: 'Lists the SMS campaigns of a store, the newest first, 10 a page.',
  params: z.object({ storeId: idInPath, page: z.pipe(idInPath, pageNumber) }),
  answer: envelope(pageOf(campaign)),
  can: { permission: 'marketing:read', store: 'params.storeId' },
});

export const findCampaign = endpoint({
  method: 'GET',
  path: '/merchant/store/marketing/{storeId}/{campaignId}',
  summary: 'Gets one SMS campaign.',
  params: z.object({ storeId: idInPath, campaignId: idInPath }),
  answer: envelope(campaign),
  can: { permission: 'marketing:read', store: 'params.storeId' },
});

export const saveCampaign = endpoint({
  method: 'POST',
  path: '/store/sms-marketing',
  summary:
    'Creates an SMS campaign and returns its id. It takes any number; those without a recorded consent are not sent to.',
  body: campaignRequest,
  answer: envelope(id),
  can: writes,
  idempotency: 'accepted',
});

export const cancelCampaign = endpoint({
  method: 'GET',
  path: '/store/marketing/{id}',
  summary: 'Cancels an SMS campaign. Messages that have not been sent stay unsent.',
  params: z.object({ id: idInPath }),
  answer: envelope(campaign),
  can: { permission: 'marketing:write', storeOf: 'campaign', id: 'params.id' },
});

export const findSegments = endpoint({
  method: 'GET',
  path: '/merchant/store/marketing/segments/{storeId}',
  summary: 'Lists the groups of customers that a campaign can go to, with how many of each agreed.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(segmentCount)),
  can: { permission: 'marketing:read', store: 'params.storeId' },
});

export const checkRecipients = endpoint({
  method: 'POST',
  path: '/merchant/store/marketing/recipients',
  summary: 'Previews which numbers a campaign would be sent to, which not, and why.',
  body: recipientsRequest,
  answer: envelope(recipientsCheck),
  can: writes,
});

export const recordConsents = endpoint({
  method: 'POST',
  path: '/merchant/store/marketing/consents',
  summary:
    'Records that the owners of numbers agreed to text messages, and how. Returns how many are new.',
  body: consentsRequest,
  answer: envelope(z.int()),
  can: writes,
});

export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/merchant/store/marketing/test',
  summary:
    "Sends a test message to the caller's own confirmed number, and returns where it goes and when.",
  body: testMessageRequest,
  answer: envelope(sentTest),
  can: writes,
  rateLimit: 6,
});

export const sendTestNumberCode = endpoint({
  method: 'POST',
  path: '/merchant/store/marketing/test/code',
  summary: "Sends a code to the number of the caller's profile, so that tests may go there.",
  body: testNumberCodeRequest,
  answer: envelope(sentCode),
  can: writes,
  rateLimit: 10,
});

export const proveTestNumber = endpoint({
  method: 'POST',
  path: '/merchant/store/marketing/test/number',
  summary: "Confirms the number of the caller's profile with the code, and returns the number.",
  body: testNumberProof,
  answer: envelope(z.string()),
  can: writes,
  rateLimit: 20,
});

export const findCampaignContacts = endpoint({
  method: 'POST',
  path: '/merchant/store/marketing/contacts',
  summary: 'Lists every number that a campaign is for.',
  body: campaignContactsRequest,
  answer: envelope(z.array(z.string())),
  can: writes,
});

export const findCampaignMessages = endpoint({
  method: 'POST',
  path: '/merchant/store/marketing/messages',
  summary:
    'Lists the messages of a campaign with their results, 20 a page, and counts why messages were not sent.',
  body: campaignMessagesRequest,
  answer: envelope(campaignMessages),
  can: writes,
});

export const findCustomerTexts = endpoint({
  method: 'GET',
  path: '/merchant/store/customer/texts/{storeId}/{customerId}',
  summary: 'Lists the latest 20 campaign texts to one customer of a store.',
  params: z.object({ storeId: idInPath, customerId: idInPath }),
  answer: envelope(z.array(customerText)),
  can: { permission: 'marketing:read', store: 'params.storeId' },
});

export const findMarketingCalendar = endpoint({
  method: 'GET',
  path: '/merchant/store/marketing/calendar/{storeId}/{month}',
  summary:
    'Lists the campaigns, promo codes and deals of a store that run in a month or within 6 days of it.',
  params: z.object({ storeId: idInPath, month: calendarMonth }),
  answer: envelope(z.array(calendarEntry)),
  can: { permission: 'marketing:read', store: 'params.storeId' },
});
