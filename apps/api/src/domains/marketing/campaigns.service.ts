import {
  campaignPageSize,
  composeSms,
  isAhead,
  measureSms,
  scheduledInstant,
  scheduledTooEarly,
  type Campaign,
  type CampaignRequest,
} from '@counter/contract/marketing';
import { addJob } from '../../platform/jobs/add-job.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { toCampaign } from './campaign-view.ts';
import {
  cancelWaiting,
  createCampaign,
  endCampaign,
  findCampaignPage,
  findCampaignRow,
  findTallies,
} from './campaigns.repository.ts';
import { scheduleCharging } from './charging.service.ts';
import { findRecipients } from './recipients.service.ts';

/** The job that sends the due messages of all campaigns. */
export const sendCampaignsTask = 'marketing.send';

/** Finds one page of a store's campaigns, newest first. */
export async function findCampaigns(
  { db }: Platform,
  scope: StoreScope,
  pageNumber: number,
): Promise<{ content: Campaign[]; totalElements: number }> {
  const { rows, total } = await findCampaignPage(db, scope, {
    pageNumber,
    pageSize: campaignPageSize,
  });
  const ids = rows.map(({ id }) => id);
  const tallies = await findTallies(db, scope, ids);
  return { content: rows.map((row) => toCampaign(row, tallies)), totalElements: total };
}

/**
 * Returns a campaign.
 * @throws ProblemError NOT_FOUND
 */
export async function findCampaign(
  { db }: Pick<Platform, 'db'>,
  scope: StoreScope,
  id: number,
): Promise<Campaign> {
  const row = await findCampaignRow(db, scope, id);
  if (!row) throw notFoundIn(scope, 'campaign');
  return toCampaign(row, await findTallies(db, scope, [id]));
}

/**
 * Adds a campaign and returns its ID. Retries with the same idempotency key add it only once. Invalid numbers are saved
 * as unsendable and don't stop the others.
 * @throws ProblemError INVALID_FIELDS for a time in the past
 */
export async function saveCampaign(
  { act, sms: { partPrice } }: Platform,
  scope: StoreScope,
  request: CampaignRequest,
  key: string | undefined,
): Promise<number> {
  return act(scope, (work) =>
    oncePerKey(work, { key, request }, () => addCampaign(work, request, partPrice)),
  );
}

async function addCampaign(
  work: Work,
  { title, message, scheduleAt, goal, holdOut, ...recipients }: CampaignRequest,
  partPrice: number,
): Promise<number> {
  const { tx, scope, at } = work;
  const time = timeOf(scheduleAt, work);
  const body = composeSms(scope.storeName, message);
  const { parts } = measureSms(body);
  const phones = await findRecipients(tx, scope, recipients, at);
  if (phones.length === 0)
    throw refusedField('contacts', 'None of these customers agreed to text messages');
  const campaign = { title, message, body, parts, partPrice, scheduleAt: time, goal, holdOut };
  const id = await createCampaign(work, campaign, phones);
  await addJob(tx, sendCampaignsTask, {}, { runAt: time, jobKey: `campaign-${id}` });
  const after = { title, message, scheduleAt: time.toISOString(), contacts: phones.length };
  work.audit({
    action: 'campaign.create',
    entity: 'campaign',
    entityId: id,
    after,
    subject: title,
  });
  work.emit({ kind: 'marketing.changed' });
  return id;
}

/** Returns the start: now, or the time in the store's time zone. */
function timeOf(text: string, { scope, at }: Pick<Work, 'scope' | 'at'>): Date {
  const asked = scheduledInstant(text, scope.timeZone);
  if (asked && !isAhead(asked, at)) {
    throw refusedField('scheduleAt', scheduledTooEarly);
  }
  return asked && asked > at ? asked : at;
}

/**
 * Cancels the unsent messages of a campaign. Does nothing if it is already cancelled.
 * @throws ProblemError NOT_FOUND, CONFLICT if all messages were sent
 */
export async function cancelCampaign(
  platform: Platform,
  scope: StoreScope,
  id: number,
): Promise<Campaign> {
  await platform.act(scope, async (work) => {
    const row = await findCampaignRow(work.tx, scope, id);
    if (!row) throw notFoundIn(scope, 'campaign');
    if (row.status === 'CANCELLED') return;
    if (!(await endCampaign(work, id, 'CANCELLED'))) {
      throw new ProblemError(
        'CONFLICT',
        `"${row.title}" was already sent, so you can't cancel it.`,
      );
    }
    await cancelWaiting(work, id);
    await scheduleCharging(work.tx, scope, id);
    const { title } = row;
    work.audit({ action: 'campaign.cancel', entity: 'campaign', entityId: id, subject: title });
    work.emit({ kind: 'marketing.changed' });
  });
  return findCampaign(platform, scope, id);
}
