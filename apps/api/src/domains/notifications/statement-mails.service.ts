import {
  mailedFiles,
  type StatementMails,
  type StatementMailsRequest,
} from '@counter/contract/notifications';
import { createSecret } from '../../platform/kernel/crypto.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeSettings, findSettingVersion } from '../settings/index.ts';
import { latestPeriod } from './due-periods.ts';
import { createRecipient, deleteRecipient } from './recipients.repository.ts';
import {
  findLastMailed,
  findMemberByEmail,
  findReaders,
  findSchedule,
  saveSchedule,
  type StatementReader,
} from './statement-schedules.repository.ts';

/** Returns a store's statement schedule, file formats and recipients. */
export async function findStatementMails(
  db: Db | Tx,
  scope: StoreScope,
  now: Date,
): Promise<StatementMails> {
  const { rhythm, files } = await findSchedule(db, scope);
  const readers = await findReaders(db, scope);
  const last = await findLastMailed(db, scope);
  const latest = rhythm === 'OFF' ? null : latestPeriod(rhythm, now, scope.timeZone).period;
  return {
    rhythm,
    files: [...files],
    recipients: readers.map(({ email, state }) => ({ email, state })),
    lastSent: last
      ? {
          startDate: last.firstDay,
          endDate: last.lastDay,
          sentAt: last.writtenAt.toISOString(),
        }
      : null,
    latest: latest && { startDate: latest.from, endDate: latest.to },
    ...(await findSettingVersion(db, scope, 'statements')),
  };
}

type Wanted = Pick<StatementMailsRequest, 'rhythm' | 'files' | 'recipients' | 'olVersion'>;

/**
 * Updates a store's statement schedule, file formats and recipients. Listed addresses whose mails had ended are mailed
 * again; unlisted ones are removed.
 * @throws ProblemError CHANGED_MEANWHILE
 */
export async function updateStatementMails(
  work: Work,
  { olVersion, rhythm, ...wanted }: Wanted,
): Promise<StatementMails> {
  const { tx, scope, at } = work;
  const files = mailedFiles.filter((file) => wanted.files.includes(file));
  const emails = wanted.recipients.map(({ email }) => email).toSorted();
  await changeSettings(work, {
    part: 'statements',
    olVersion,
    read: async () => {
      const schedule = await findSchedule(tx, scope);
      const active = mailed(await findReaders(tx, scope)).map(({ email }) => email);
      return { rhythm: schedule.rhythm, files: schedule.files, recipients: active };
    },
    after: { rhythm, files, recipients: emails },
    write: async () => {
      const before = await findSchedule(tx, scope);
      const readers = await findReaders(tx, scope);
      const goesOn = before.rhythm === rhythm && mailed(readers).length > 0;
      const since = (goesOn ? before.since : null) ?? at;
      await saveSchedule(tx, scope, { rhythm, files, since });
      await replaceReaders(work, readers, emails);
    },
  });
  return findStatementMails(tx, scope, at);
}

/** Returns the readers with an active subscription. */
export function mailed(readers: readonly StatementReader[]): readonly StatementReader[] {
  return readers.filter(({ state }) => state === 'ACTIVE');
}

async function replaceReaders(
  { tx, scope, at }: Work,
  readers: readonly StatementReader[],
  emails: readonly string[],
): Promise<void> {
  const kept = new Set(
    mailed(readers)
      .map(({ email }) => email)
      .filter((email) => emails.includes(email)),
  );
  for (const { email } of readers) {
    if (!kept.has(email)) await deleteRecipient(tx, scope, { kind: 'STATEMENT', email });
  }
  for (const email of emails) {
    if (kept.has(email)) continue;
    const memberId = await findMemberByEmail(tx, scope, email);
    const added = { kind: 'STATEMENT', email, token: createSecret(), at, memberId } as const;
    await createRecipient(tx, scope, added);
  }
}
