import { performanceKinds, type PerformanceKind } from '@counter/contract/notifications';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findPeriodFigures } from '../analytics/index.ts';
import { isFresh, latestPeriod, type DuePeriod } from './due-periods.ts';
import { createMailing, findMailed } from './performance-mails.repository.ts';
import { performanceSheet } from './performance-sheet.ts';
import {
  findRecipientRows,
  findReportingStores,
  type RecipientRow,
} from './recipients.repository.ts';
import { sheetMail, type Sheet } from './sheet-mail.ts';
import { unsubscribeUrl } from './subscription.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/**
 * Writes the performance mails that have fallen due, each once, however often this runs. A store that cannot
 * be told about does not keep the others from theirs.
 */
export async function mailPerformance(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const failures: unknown[] = [];
  for (const { storeId, timeZone } of await findReportingStores(db, performanceKinds)) {
    const due = performanceKinds
      .map((kind) => latestPeriod(kind, clock.now(), timeZone))
      .filter((one) => isFresh(one, clock.now()));
    try {
      await mailStore(platform, storeId, due);
    } catch (error) {
      log.error({ err: error, storeId }, 'could not write performance mails');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error(`performance mails of ${failures.length} stores failed`);
}

async function mailStore(
  platform: Platform,
  storeId: number,
  due: readonly DuePeriod[],
): Promise<void> {
  const recipients = await findRecipientRows(platform.db, { storeId });
  for (const one of due) {
    const wanting = recipients.filter((row) => wants(row, one));
    if (wanting.length === 0) continue;
    const mailed = await findMailed(platform.db, { storeId }, keyOf(one));
    const missing = wanting.filter(({ email }) => !mailed.has(email));
    if (missing.length > 0) await writeMails(platform, storeId, one, missing);
  }
}

/** Whoever came after it fell due waits for the next. */
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

/** Builds the latest mail of a kind, due or not, as a sample. */
export async function samplePerformance(
  platform: Platform,
  scope: StoreScope,
  kind: PerformanceKind,
): Promise<Sheet> {
  return sheetOf(platform, scope, latestPeriod(kind, platform.clock.now(), scope.timeZone));
}
