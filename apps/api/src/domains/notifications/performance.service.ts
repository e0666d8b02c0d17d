import { performanceKinds, type PerformanceKind } from '@counter/contract/notifications';
import { inTransaction } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { runBatch, type Batch } from '../../platform/jobs/in-batches.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findPeriodFigures } from '../analytics/index.ts';
import { isFresh, latestPeriod, type DuePeriod } from './due-periods.ts';
import {
  createMailing,
  findMailed,
  findStoresToMail,
  findTimeZones,
} from './performance-mails.repository.ts';
import { performanceSheet } from './performance-sheet.ts';
import { findRecipientRows, type RecipientRow } from './recipients.repository.ts';
import { sheetMail, type Sheet } from './sheet-mail.ts';
import { unsubscribeUrl } from './subscription.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** Every 15 minutes, because 07:00 comes at a different time in each time zone. */
export const performanceCron: CronJob = {
  task: 'notifications.performance',
  match: '0,15,30,45 * * * *',
};

/** The job that mails one store's performance reports. */
export const mailPerformanceTask = 'notifications.performanceMails';

type OneStore = { readonly storeId: number };

/** Schedules a job for each store in a batch whose performance mails are due. Safe to repeat. */
export async function schedulePerformance(
  platform: Platform,
  batch: Batch<OneStore> = {},
): Promise<void> {
  const { db, clock } = platform;
  const due = (await findTimeZones(db)).flatMap((timeZone) =>
    duePeriods(timeZone, clock.now()).map((one) => ({
      ...keyOf(one),
      timeZone,
      dueAt: one.dueAt,
    })),
  );
  const stores = {
    job: performanceCron.task,
    find: async (after: OneStore | null, limit: number) => findStoresToMail(db, due, after, limit),
    cursorOf: ({ storeId }: OneStore) => ({ storeId }),
    handle: async ({ storeId }: OneStore) => {
      const jobKey = `${mailPerformanceTask}:${storeId}`;
      await inTransaction(db, async (tx) =>
        addJob(tx, mailPerformanceTask, { storeId }, { jobKey }),
      );
    },
    failure: 'could not schedule performance mails',
  };
  await runBatch(platform, stores, batch);
}

function duePeriods(timeZone: string, now: Date): DuePeriod[] {
  return performanceKinds
    .map((kind) => latestPeriod(kind, now, timeZone))
    .filter((one) => isFresh(one, now));
}

/** Queues a store's due performance mails. Each recipient gets each mail once, even if this runs again. */
export async function mailPerformance(platform: Platform, storeId: number): Promise<void> {
  const { db, clock } = platform;
  const { timeZone } = await scopeForSystem(db, storeId, 'Schedule');
  const recipients = await findRecipientRows(db, { storeId });
  for (const one of duePeriods(timeZone, clock.now())) {
    const wanting = recipients.filter((row) => wants(row, one));
    if (wanting.length === 0) continue;
    const mailed = await findMailed(db, { storeId }, keyOf(one));
    const missing = wanting.filter(({ email }) => !mailed.has(email));
    if (missing.length > 0) await writeMails(platform, storeId, one, missing);
  }
}

/** Recipients who subscribed after the due time wait for the next mail. */
function wants({ kind, subscribedAt, unsubscribedAt }: RecipientRow, due: DuePeriod): boolean {
  return kind === due.kind && unsubscribedAt === null && subscribedAt <= due.dueAt;
}

const keyOf = ({ kind, period }: DuePeriod) => ({ kind, firstDay: period.from });

async function writeMails(
  platform: Platform,
  storeId: number,
  due: DuePeriod,
  recipients: readonly RecipientRow[],
): Promise<void> {
  const { db, act, publicUrl } = platform;
  const scope = await scopeForSystem(db, storeId, 'Schedule');
  const sheet = await sheetOf(platform, scope, due);
  await act(scope, async ({ tx, at }) => {
    for (const recipient of recipients) {
      const { email } = recipient;
      if (!(await createMailing(tx, scope, { ...keyOf(due), email, at }))) continue;
      const url = unsubscribeUrl(publicUrl(), scope, recipient);
      await queueMail(tx, at, sheetMail(sheet, { to: email, unsubscribeUrl: url }));
    }
  });
}

/** Builds the content of a store's mail about a period. */
async function sheetOf(
  { db, publicUrl }: Platform,
  scope: StoreScope,
  due: DuePeriod,
): Promise<Sheet> {
  const figures = await findPeriodFigures(db, scope, due);
  return performanceSheet({ ...scope, publicUrl: publicUrl() }, due, figures);
}

/** Builds a sample of the latest mail of a kind, whether or not it is due. */
export async function samplePerformance(
  platform: Platform,
  scope: StoreScope,
  kind: PerformanceKind,
): Promise<Sheet> {
  return sheetOf(platform, scope, latestPeriod(kind, platform.clock.now(), scope.timeZone));
}
