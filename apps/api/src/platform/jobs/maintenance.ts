import { sql } from 'kysely';
import type { Clock } from '../kernel/clock.ts';
import { forgetAddresses } from '../events/audit/retention.ts';
import { isOnCluster } from '../db/distribution/cluster-dialect.ts';
import type { Db } from '../db/platform-db.ts';
import { keyLifetimeMilliseconds } from '../events/once.ts';
import type { CronJob, Task } from './start-jobs.ts';

const hour = 60 * 60 * 1000;
const month = 30 * 24 * hour;
const rowsAtOnce = 5_000;

/** A table to clean up, by which time column, and how long after it in milliseconds. */
export type Outlived = { readonly table: string; readonly since: string; readonly kept: number };

const ownOutlived: readonly Outlived[] = [
  { table: 'idempotencyKeys', since: 'createdAt', kept: keyLifetimeMilliseconds },
  { table: 'storeEvents', since: 'at', kept: 48 * hour },
  { table: 'smsTotals', since: 'countedSince', kept: 48 * hour },
  { table: 'callCounts', since: 'beganAt', kept: hour },
  { table: 'messages', since: 'createdAt', kept: month },
  { table: 'auditEntries', since: 'keptUntil', kept: 0 },
];

/** Hourly, and not on the hour, when other things are scheduled. */
export const maintenanceCron: CronJob = { task: 'maintenance', match: '17 * * * *' };

/**
 * Removes what nobody can ask for any more, so that tables do not grow for ever: the platform's own rows
 * and those of the domains that declare theirs.
 */
export function maintenance(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  declared: readonly Outlived[],
): Task {
  return async () => {
    const now = clock.now().getTime();
    for (const { table, since, kept } of [...ownOutlived, ...declared]) {
      await removeBefore(db, table, since, new Date(now - kept));
    }
    await forgetAddresses(db, clock.now());
  };
}

/** In pieces, so that no statement runs long, however much has gathered. */
async function removeBefore(db: Db, table: string, since: string, before: Date): Promise<void> {
  if (isOnCluster(db)) {
    // Each node has a part of them, and a row's place says nothing without its node.
    await sql`delete from ${sql.table(table)} where ${sql.ref(since)} < ${before}`.execute(db);
    return;
  }
  for (let removed = rowsAtOnce; removed === rowsAtOnce;) {
    const result = await sql`
      delete from ${sql.table(table)} where ctid = any (array (
        select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before} limit ${rowsAtOnce}
      ))
    `.execute(db);
    removed = Number(result.numAffectedRows ?? 0);
  }
}
