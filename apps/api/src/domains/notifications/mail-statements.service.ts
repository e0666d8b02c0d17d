import type { MailedRhythm, StatementMails } from '@counter/contract/notifications';
import type { Period } from '@counter/contract/shared';
import { addJob } from '../../platform/jobs/add-job.ts';
import { runBatch, type Batch } from '../../platform/jobs/in-batches.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import type { Mail } from '../../platform/clients/mail/letter.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Work } from '../../platform/events/work.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { openStatement } from '../ledger/index.ts';
import { latestPeriod } from './due-periods.ts';
import { dueStatement } from './due-statements.ts';
import { sheetMail } from './sheet-mail.ts';
import { attachable, writeStatementFiles } from './statement-files.ts';
import { statementLetter } from './statement-letter.ts';
import { findStatementMails, mailed } from './statement-mails.service.ts';
import {
  createStatementMail,
  findReaders,
  findSchedule,
  findScheduledStores,
  isMailed,
  saveStatementMail,
  type MailedPeriod,
  type ScheduledStore,
} from './statement-schedules.repository.ts';
import { unsubscribeUrl } from './subscription.service.ts';

/** The job that mails a store's statement of one period. */
export const mailStatementTask = 'notifications.statement';

/** Every 15 minutes like the performance mails, but offset so that they don't run together. */
export const statementsCron: CronJob = {
  task: 'notifications.statements',
  match: '4,19,34,49 * * * *',
};

type OneStore = { readonly storeId: number };

/** Schedules a job for each store in a batch whose statement is due. Safe to repeat. */
export async function scheduleStatements(
  platform: Platform,
  batch: Batch<OneStore> = {},
): Promise<void> {
  const stores = {
    job: statementsCron.task,
    find: async (after: OneStore | null, limit: number) =>
      findScheduledStores(platform.db, after, limit),
    cursorOf: ({ storeId }: OneStore) => ({ storeId }),
    handle: async (store: ScheduledStore) => scheduleStore(platform, store),
    failure: 'could not schedule a statement',
  };
  await runBatch(platform, stores, batch);
}

async function scheduleStore({ db, clock }: Platform, store: ScheduledStore): Promise<void> {
  const { storeId, rhythm } = store;
  const period = dueStatement(store, clock.now());
  if (!period || (await isMailed(db, store, { rhythm, firstDay: period.from }))) return;
  const jobKey = `${mailStatementTask}:${storeId}:${rhythm}:${period.from}`;
  await db.transaction().execute(async (tx) => {
    await addJob(tx, mailStatementTask, { storeId }, { jobKey });
  });
}

/** Mails a store's statement if it is due. Sends it once, even if several workers run this at the same time. */
export async function mailDueStatement(platform: Platform, storeId: number): Promise<void> {
  const { db, act, clock } = platform;
  const scope = await scopeForSystem(db, storeId, 'Schedule');
  const { rhythm, since } = await findSchedule(db, scope);
  if (rhythm === 'OFF' || !since) return;
  const period = dueStatement({ rhythm, since, timeZone: scope.timeZone }, clock.now());
  if (!period || (await isMailed(db, scope, { rhythm, firstDay: period.from }))) return;
  const mails = await writeMails(platform, scope, rhythm, period);
  if (mails.length === 0) return;
  await act(scope, async (work) => {
    const { tx, at, emit } = work;
    if (!(await createStatementMail(tx, scope, { ...mailedPeriod(rhythm, period), at }))) return;
    await queueAll(work, mails);
    emit({ kind: 'settings.changed' });
  });
}

/**
 * Mails the statement of the latest full period to its readers now, even if it was mailed before.
 * @throws ProblemError CONFLICT if statement mails are off or there are no readers.
 */
export async function sendStatementNow(
  platform: Platform,
  scope: StoreScope,
): Promise<StatementMails> {
  const { db, act, clock } = platform;
  const { rhythm } = await findSchedule(db, scope);
  if (rhythm === 'OFF') throw new ProblemError('CONFLICT', 'Turn statement emails on first.');
  const { period } = latestPeriod(rhythm, clock.now(), scope.timeZone);
  const mails = await writeMails(platform, scope, rhythm, period);
  if (mails.length === 0) throw new ProblemError('CONFLICT', 'Add an email to send it to first.');
  return act(scope, async (work) => {
    const { tx, at, emit, audit } = work;
    await saveStatementMail(tx, scope, { ...mailedPeriod(rhythm, period), at });
    await queueAll(work, mails);
    audit({
      action: 'statement.send',
      entity: 'store',
      entityId: scope.storeId,
      subject: scope.storeName,
      after: { startDate: period.from, endDate: period.to, emails: mails.map(({ to }) => to) },
    });
    emit({ kind: 'settings.changed' });
    return findStatementMails(tx, scope, at);
  });
}

function mailedPeriod(rhythm: MailedRhythm, { from, to }: Period): MailedPeriod {
  return { rhythm, firstDay: from, lastDay: to };
}

async function queueAll({ tx, at }: Work, mails: readonly Mail[]): Promise<void> {
  for (const mail of mails) await queueMail(tx, at, mail);
}

/** Builds a period's mail for each reader. Generates the attached files once. */
async function writeMails(
  platform: Platform,
  scope: StoreScope,
  rhythm: MailedRhythm,
  period: Period,
): Promise<Mail[]> {
  const { db, publicUrl } = platform;
  const readers = mailed(await findReaders(db, scope));
  if (readers.length === 0) return [];
  const { files } = await findSchedule(db, scope);
  const attachments = attachable(await writeStatementFiles(platform, scope, period, files));
  const wanted = { startDate: period.from, endDate: period.to, search: '' };
  const statement = await openStatement(db, scope, wanted);
  const attached = attachments.length > 0;
  const about = { ...scope, publicUrl: publicUrl() };
  const sheet = statementLetter(about, { rhythm, period, attached }, statement);
  return readers.map((reader) => {
    const url = unsubscribeUrl(publicUrl(), scope, reader);
    return { ...sheetMail(sheet, { to: reader.email, unsubscribeUrl: url }), attachments };
  });
}
