import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { missingThings, type Things } from '../admitted/things.ts';

/** Returns a request for each endpoint of SMS campaigns. */
export function marketingCalls(
  storeId: number,
  things: Things = missingThings,
): Readonly<Record<string, CallOf<Endpoint>>> {
  const contacts = ['+1 212 555 0142'];
  return {
    findCampaigns: { params: { storeId: String(storeId), page: '0' } },
    findCampaign: { params: { storeId: String(storeId), campaignId: '999999' } },
    saveCampaign: { body: { storeId, title: 'Spring', message: 'Asparagus is here.', contacts } },
    cancelCampaign: { params: { id: String(things.campaign) } },
    findMarketingCalendar: { params: { storeId: String(storeId), month: '2026-03' } },
    findSegments: { params: { storeId: String(storeId) } },
    checkRecipients: { body: { storeId, contacts } },
    recordConsents: { body: { storeId, phones: contacts, how: 'COUNTER' } },
    sendTestMessage: { body: { storeId, message: 'Asparagus is here.' } },
    sendTestNumberCode: { body: { storeId } },
    proveTestNumber: { body: { storeId, code: '000000' } },
    findCampaignContacts: { body: { storeId, id: 999_999 } },
    findCampaignMessages: { body: { storeId, id: 999_999 } },
  };
}
