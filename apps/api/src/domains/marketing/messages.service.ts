import { erasedCustomer } from '@counter/contract/customers';
import {
  campaignMessagesPageSize,
  composeSms,
  skipReasons,
  skipWord,
  type CampaignMessage,
  type DeliveryState,
} from '@counter/contract/marketing';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { queueSms } from '../../platform/sms/queue-sms.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { isErasedPhone } from '../customers/index.ts';
import {
  findContacts,
  findMessageRows,
  type CampaignMessageRow,
} from './campaign-messages.repository.ts';
import { readNumber } from './phone-numbers.ts';

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
    reason: skipped ? skipWord(skipped) : reason,
    at: toldAt?.toISOString() ?? null,
    sendAfter: state === 'QUEUED' ? sendAfter.toISOString() : null,
  };
}

/**
 * Sends a message, as a campaign would, to the number of who asks; answers that number.
 * @throws ProblemError CONFLICT where they have none
 */
export async function sendTestMessage(
  { act }: Platform,
  scope: StoreScope,
  { message, phoneNumber }: { readonly message: string; readonly phoneNumber: string },
): Promise<string> {
  const to = readNumber(phoneNumber);
  if (to === null) {
    const reason = 'Your profile has no telephone number that text messages can be sent to.';
    throw new ProblemError('CONFLICT', `${reason} Add one under My Profile.`);
  }
  await act(scope, async (work) => {
    const body = composeSms(scope.storeName, message);
    await queueSms(work.tx, work.at, { to, subject: `Test of ${scope.storeName}`, body });
    work.audit({ action: 'campaign.test', entity: 'campaign', entityId: null });
  });
  return to;
}
