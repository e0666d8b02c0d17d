import { erasedCustomer } from '@counter/contract/customers';
import {
  campaignMessagesPageSize,
  skipReasons,
  skipSentence,
  type CampaignMessage,
  type DeliveryState,
} from '@counter/contract/marketing';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { isErasedPhone } from '../customers/index.ts';
import {
  findContacts,
  findMessageRows,
  type CampaignMessageRow,
} from './campaign-messages.repository.ts';

/** Every number that a campaign is for. */
export async function findCampaignContacts(
  { db }: Platform,
  scope: StoreScope,
  id: number,
): Promise<string[]> {
  const contacts = await findContacts(db, scope, id);
  return contacts.filter((phone) => !isErasedPhone(phone));
}

type Wanted = {
  readonly id: number;
  readonly state?: DeliveryState | undefined;
  readonly pageNumber: number;
};

/** One page of the messages of a campaign, with what became of each. */
export async function findCampaignMessages(
  { db }: Platform,
  scope: StoreScope,
  { id: campaignId, state, pageNumber }: Wanted,
): Promise<{ content: CampaignMessage[]; totalElements: number }> {
  const wanted = { pageNumber, pageSize: campaignMessagesPageSize };
  const { rows, total } = await findMessageRows(db, scope, { campaignId, state }, wanted);
  return { content: rows.map(toMessage), totalElements: total };
}

function toMessage({ id, phone, state, reason, toldAt, sendAfter }: CampaignMessageRow) {
  const skipped = skipReasons.find((one) => one === reason);
  return {
    id,
    phone: isErasedPhone(phone) ? erasedCustomer : phone,
    state,
    reason: skipped ? skipSentence(skipped) : reason,
    at: toldAt?.toISOString() ?? null,
    sendAfter: state === 'QUEUED' ? sendAfter.toISOString() : null,
  };
}
