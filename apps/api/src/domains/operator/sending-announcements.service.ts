import { inTransaction } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { mailOwners } from '../store/index.ts';
import { announcementMail } from './announcement-mail.ts';
import {
  deliverAnnouncement,
  findAnnouncementRow,
  findDeliveries,
  moveAnnouncement,
  type AnnouncementRow,
} from './announcements.repository.ts';
import { announcementJob } from './announcements.service.ts';

/** So many stores get it in one run of the job. */
export const batchSize = 25;

/**
 * Sends an announcement to the next stores, and plans the next run. Each store gets it once, in a transaction of its own
 * with the mails to its owners. One that was cancelled, or whose time has not come, stays.
 */
export async function sendNextBatch(platform: Platform, id: number): Promise<void> {
  const { db, clock } = platform;
  const row = await findAnnouncementRow(db, id);
  if (!row) return;
  // The clock of the queue, which is the database's, may be ahead of ours.
  if (row.sendsAt > clock.now()) {
    await inTransaction(db, (tx) => addJob(tx, announcementJob, { id }, { runAt: row.sendsAt }));
    return;
  }
  if (row.state !== 'SENDING' && !(await moveAnnouncement(db, id, leaving))) return;
  const done = new Set((await findDeliveries(db, id)).map(({ storeId }) => storeId));
  const waiting = row.storeIds.filter((storeId) => !done.has(storeId));
  for (const storeId of waiting.slice(0, batchSize)) await deliver(platform, row, storeId);
  await inTransaction(db, async (tx) => {
    if (waiting.length > batchSize) await addJob(tx, announcementJob, { id });
    else await moveAnnouncement(tx, id, { from: 'SENDING', to: 'SENT' });
  });
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
