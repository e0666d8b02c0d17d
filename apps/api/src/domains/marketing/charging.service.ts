import { postingsOfCampaign } from '@counter/contract/ledger';
import { campaignReference, costOfParts } from '@counter/contract/marketing';
import { countOf } from '@counter/contract/shared';
import type { Tx } from '../../platform/db/schema.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { postEntry } from '../ledger/index.ts';
import { findCampaignRow } from './campaigns.repository.ts';
import { lockUncharged, updateCharged, type Uncharged } from './charging.repository.ts';
import { leaseMs } from './due-messages.ts';
import { settleUncertain, type SendingParts } from './sending-by-provider.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** The job that deducts the cost of a campaign from the store's balance. */
export const chargeCampaignTask = 'marketing.charge';

/** Schedules the charging of an ended campaign: after the commit, or at `runAt`. */
export async function scheduleCharging(
  tx: Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
  id: number,
  runAt?: Date,
): Promise<void> {
  const schedule = runAt ? { runAt } : {};
  await addJob(tx, chargeCampaignTask, { storeId, id }, schedule);
}

type Over = { readonly storeId: number; readonly id: number };

/** Posts the cost of a campaign to the ledger once, after all its messages are settled. Safe to repeat. */
export async function chargeCampaign(platform: SendingParts, { storeId, id }: Over): Promise<void> {
  const { db, act, sms } = platform;
  const scope = await scopeForSystem(db, storeId, 'Schedule');
  const campaign = await findCampaignRow(db, scope, id);
  if (!campaign || campaign.endedAt === null || campaign.charged !== null) return;
  const { gateway } = sms;
  if (gateway) await settleUncertain({ platform, gateway, scope, campaign });
  await act(scope, async (work) => {
    if (await chargeSent(work, id)) return;
    await scheduleCharging(work.tx, scope, id, new Date(work.at.getTime() + leaseMs));
  });
}

/** Charges an ended campaign, unless it was charged. Returns false while some messages are uncertain. */
export async function chargeSent(work: Work, id: number): Promise<boolean> {
  const over = await lockUncharged(work.tx, work.scope, id);
  if (over && over.uncertain > 0) return false;
  if (over) await charge(work, id, over);
  return true;
}

async function charge(work: Work, id: number, over: Uncharged): Promise<void> {
  const { title, parts, partPrice, sent } = over;
  const cost = costOfParts(sent * parts, partPrice);
  await updateCharged(work.tx, work.scope, id, cost);
  work.emit({ kind: 'marketing.changed' });
  if (cost === 0) return;
  const entry = { action: 'campaign.charge', entity: 'campaign', entityId: id } as const;
  work.audit({ ...entry, subject: title, after: { charged: cost } });
  await postEntry(work, {
    kind: 'CAMPAIGN',
    order: null,
    reference: campaignReference(id),
    note: noteOf(over),
    postings: postingsOfCampaign(cost),
  });
}

function noteOf({ title, parts, sent }: Uncharged): string {
  const messages = countOf(sent, 'message', 'messages');
  return `${title}: ${messages} of ${countOf(parts, 'part', 'parts')}`;
}
