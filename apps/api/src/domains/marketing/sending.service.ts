import { addJob } from '../../platform/jobs/add-job.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { endCampaign } from './campaigns.repository.ts';
import { sendCampaignsTask } from './campaigns.service.ts';
import { scheduleCharging } from './charging.service.ts';
import { leaseMs } from './due-messages.ts';
import { captureBatch } from './sending-to-outbox.ts';
import { handOverBatch, settleUncertain, type SendingParts } from './sending-by-provider.ts';
import {
  findDueCampaigns,
  findRest,
  extendLease,
  leaseCampaign,
  type DueCampaign,
  type SentCampaign,
} from './sending.repository.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** Every minute, in case a job that should have sent a campaign was lost. */
export const campaignsCron: CronJob = { task: sendCampaignsTask, match: '* * * * *' };

const campaignsAtOnce = 20;
/** The time after which a run stops, to give other jobs their turn. */
const turnMs = 20_000;

/**
 * Sends the due messages of all campaigns. Safe to run in many processes: each campaign is leased to one, and the
 * sender locks each message.
 */
export async function sendCampaigns(platform: SendingParts): Promise<void> {
  const { db, clock, log } = platform;
  const end = performance.now() + turnMs;
  const isOver = (): boolean => performance.now() > end;
  for (const due of await findDueCampaigns(db, clock.now(), campaignsAtOnce)) {
    if (isOver()) break;
    try {
      await sendCampaign(platform, due, isOver);
    } catch (error) {
      log.error({ err: error, ...due }, 'a campaign was not sent to its end');
    }
  }
}

async function sendCampaign(
  platform: SendingParts,
  due: DueCampaign,
  isOver: () => boolean,
): Promise<void> {
  const { db, clock, sms } = platform;
  const now = clock.now();
  const campaign = await leaseCampaign(db, due, { now, until: new Date(now.getTime() + leaseMs) });
  if (!campaign) return;
  const scope = await scopeForSystem(db, due.storeId, 'Schedule');
  const { gateway } = sms;
  const sending = gateway && { platform, gateway, scope, campaign };
  if (sending) await settleUncertain(sending);
  const sendBatch = async (): Promise<boolean> =>
    sending ? handOverBatch(sending) : captureBatch(platform, scope, campaign);
  let more = true;
  while (more && !isOver()) more = await sendBatch();
  await putDown(platform, scope, campaign);
}

/** Ends a finished campaign. Otherwise schedules it for when something is due. */
async function putDown(
  { act }: SendingParts,
  scope: StoreScope,
  { id }: SentCampaign,
): Promise<void> {
  await act(scope, async (work) => {
    const { tx, at } = work;
    const later = new Date(at.getTime() + leaseMs);
    if (!(await extendLease(tx, scope, id, later))) return;
    const { sending, nextAt } = await findRest(tx, scope, id);
    if (nextAt !== null) await extendLease(tx, scope, id, nextAt);
    else if (sending === 0) {
      await endCampaign(work, id, 'SENT');
      await scheduleCharging(tx, scope, id);
    }
    if (nextAt !== null && nextAt <= at) await addJob(tx, sendCampaignsTask, {});
    work.emit({ kind: 'marketing.changed' });
  });
}
