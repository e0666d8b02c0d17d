import { inTransaction } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { runBatch, type Batch } from '../../platform/jobs/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { mailOwners } from '../store/index.ts';
import { announcementMail } from './announcement-mail.ts';
import {
  deliverAnnouncement,
  findAnnouncementRow,
  moveAnnouncement,
  type AnnouncementRow,
} from './announcements.repository.ts';
import { announcementJob } from './announcements.service.ts';

/** The number of stores per run of the job. */
export const batchSize = 25;

type OneStore = { readonly storeId: number };

/**
 * Sends an announcement to a batch of its stores, and marks it sent after the last one. Each store gets it once, in its
 * own transaction with the mails to its owners. A store that fails gets its own retry job, so it doesn't hold up the
 * others. Does nothing if the announcement was cancelled, and reschedules itself if it is not due yet.
 */
export async function sendNextBatch(
  platform: Platform,
  id: number,
  batch: Batch<OneStore> = {},
): Promise<void> {
  const { db, clock } = platform;
  const row = await findAnnouncementRow(db, id);
  if (!row) return;
  // The queue runs on the database's clock, which may be ahead of ours.
  if (row.sendsAt > clock.now()) {
    await inTransaction(db, (tx) => addJob(tx, announcementJob, { id }, { runAt: row.sendsAt }));
    return;
  }
  if (row.state !== 'SENDING' && !(await moveAnnouncement(db, id, leaving))) return;
  const storeIds = row.storeIds.toSorted((a, b) => a - b);
  const stores = {
    job: announcementJob,
    key: `${announcementJob}:${id}`,
    payload: { id },
    find: async (after: OneStore | null, limit: number) =>
      storeIds
        .filter((storeId) => storeId > (after?.storeId ?? 0))
        .slice(0, limit)
        .map((storeId) => ({ storeId })),
    cursorOf: (store: OneStore) => store,
    handle: async ({ storeId }: OneStore) =>
      deliver(platform, row, storeId).catch(async (error: unknown) => {
        await inTransaction(db, async (tx) => addJob(tx, retryJob, { id, storeId }));
        throw error;
      }),
    failure: 'a store was not told of an announcement; it is tried again',
  };
  if (await runBatch(platform, stores, { atOnce: batchSize, ...batch })) {
    await moveAnnouncement(db, id, { from: 'SENDING', to: 'SENT' });
  }
}

/** The job that retries an announcement to one store. */
export const retryJob = 'operator.announceToStore';

/** Retries an announcement to one store. Does nothing if the store got it meanwhile. */
export async function sendToStore(platform: Platform, id: number, storeId: number): Promise<void> {
  const row = await findAnnouncementRow(platform.db, id);
  if (row) await deliver(platform, row, storeId);
}

const leaving = { from: 'PLANNED', to: 'SENDING' } as const;

async function deliver(
  { db, act, publicUrl }: Platform,
  row: AnnouncementRow,
  storeId: number,
): Promise<void> {
  const scope = await scopeForSystem(db, storeId, row.sentBy);
  await act(scope, async (work) => {
    if (!(await deliverAnnouncement(work.tx, scope, row, work.at))) return;
    const { id: entityId, subject } = row;
    work.audit({ action: 'announcement.send', entity: 'announcement', entityId, subject });
    const facts = { ...row, storeName: scope.storeName, publicUrl: publicUrl() };
    await mailOwners(work, (owner) => announcementMail(facts, owner));
  });
}
