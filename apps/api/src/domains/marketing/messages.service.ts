import { erasedCustomer } from '@counter/contract/customers';
import {
  campaignMessagesPageSize,
  skipReasons,
  skipSentence,
  type CampaignMessages,
  type CustomerText,
  type DeliveryState,
} from '@counter/contract/marketing';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findCustomerPhone, isErasedPhone } from '../customers/index.ts';
import {
  countUnsent,
  findContacts,
  findMessageRows,
  findTextsTo,
  type CampaignMessageRow,
} from './campaign-messages.repository.ts';

/** Lists all recipients of a campaign, except erased numbers. */
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

/** Returns one page of a campaign's messages with their outcomes, and counts the reasons for unsent ones. */
export async function findCampaignMessages(
  { db }: Platform,
  scope: StoreScope,
  { id: campaignId, state, pageNumber }: Wanted,
): Promise<CampaignMessages> {
  const wanted = { pageNumber, pageSize: campaignMessagesPageSize };
  const [{ rows, total }, unsent] = await Promise.all([
    findMessageRows(db, scope, { campaignId, state }, wanted),
    countUnsent(db, scope, campaignId),
  ]);
  return {
    content: rows.map(toMessage),
    totalElements: total,
    unsent: unsent.map((one) => ({ ...one, reason: sayReason(one.reason) })),
  };
}

function toMessage({ id, phone, state, reason, toldAt, sendAfter }: CampaignMessageRow) {
  return {
    id,
    phone: isErasedPhone(phone) ? erasedCustomer : phone,
    state,
    reason: sayReason(reason),
    at: toldAt?.toISOString() ?? null,
    sendAfter: state === 'QUEUED' ? sendAfter.toISOString() : null,
  };
}

function sayReason(reason: string): string {
  const skipped = skipReasons.find((one) => one === reason);
  return skipped ? skipSentence(skipped) : reason;
}

/**
 * Finds the latest campaign texts to a customer.
 * @throws ProblemError NOT_FOUND
 */
export async function findCustomerTexts(
  { db }: Platform,
  scope: StoreScope,
  customerId: number,
): Promise<CustomerText[]> {
  const phone = await findCustomerPhone(db, scope, customerId);
  if (phone === undefined) {
    throw notFoundIn(scope, 'customer');
  }
  const rows = await findTextsTo(db, scope, phone);
  return rows.map(({ reason, sendAfter, toldAt, ...row }) => ({
    ...row,
    reason: sayReason(reason),
    at: (toldAt ?? sendAfter).toISOString(),
  }));
}
