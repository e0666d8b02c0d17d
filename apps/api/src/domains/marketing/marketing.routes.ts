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
  scheduledInstant,
  sendTestMessage,
  sendTestNumberCode,
} from '@counter/contract/marketing';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as calendar from './calendar.service.ts';
import * as campaigns from './campaigns.service.ts';
import * as messages from './messages.service.ts';
import * as recipients from './recipients.service.ts';
import * as tests from './test-message.service.ts';

const added = 'Campaign added.';
const addedForNobody = 'Campaign added, but none of its recipients can be texted.';

/** Every call about SMS campaigns. */
export function marketingRoutes(platform: Platform): Route[] {
  const { act } = platform;
  return [
    route(findCampaigns, async ({ scope, params: { page } }) => ({
      data: await campaigns.findCampaigns(platform, scope, page),
    })),
    route(findCampaign, async ({ scope, params: { campaignId } }) => ({
      data: await campaigns.findCampaign(platform, scope, campaignId),
    })),
    route(saveCampaign, async ({ scope, body, request: { idempotencyKey } }) => {
      const data = await campaigns.saveCampaign(platform, scope, body, idempotencyKey);
      const at = scheduledInstant(body.scheduleAt, scope.timeZone);
      const { sendable } = await recipients.checkRecipients(platform, scope, body, at);
      return { data, message: sendable > 0 ? added : addedForNobody };
    }),
    route(cancelCampaign, async ({ scope, params: { id } }) => {
      const data = await campaigns.cancelCampaign(platform, scope, id);
      return { data, message: `"${data.title}" was cancelled.` };
    }),
    route(findSegments, async ({ scope }) => ({
      data: await recipients.findSegments(platform, scope),
    })),
    route(checkRecipients, async ({ scope, body: { scheduleAt, ...asked } }) => {
      const at = scheduledInstant(scheduleAt, scope.timeZone);
      return { data: await recipients.checkRecipients(platform, scope, asked, at) };
    }),
    route(recordConsents, async ({ scope, body: { phones, how, note } }) => ({
      data: await act(scope, (work) => recipients.recordConsents(work, phones, { how, note })),
    })),
    route(sendTestMessage, async ({ scope, session, body: { message }, request: { address } }) => ({
      data: await tests.sendTestMessage(platform, scope, { message, session, address }),
    })),
    route(sendTestNumberCode, async ({ scope, session, request: { address } }) => ({
      data: await tests.sendTestNumberCode(platform, scope, { session, address }),
    })),
    route(proveTestNumber, async ({ session, body: { code } }) => ({
      data: await tests.proveTestNumber(platform, { session, code }),
      message: 'Your number is confirmed.',
    })),
    route(findMarketingCalendar, async ({ scope, params: { month } }) => ({
      data: await calendar.findMarketingCalendar(platform.db, scope, month),
    })),
    route(findCustomerTexts, async ({ scope, params: { customerId } }) => ({
      data: await messages.findCustomerTexts(platform, scope, customerId),
    })),
    route(findCampaignContacts, async ({ scope, body: { id } }) => ({
      data: await messages.findCampaignContacts(platform, scope, id),
    })),
    route(findCampaignMessages, async ({ scope, body }) => ({
      data: await messages.findCampaignMessages(platform, scope, body),
    })),
  ];
}
