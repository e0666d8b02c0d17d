import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../kernel/clock.ts';
import { forgetAddresses } from '../events/audit/retention.ts';
import { inPieces } from '../db/in-pieces.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/platform-db.ts';
import { keyLifetimeMilliseconds } from '../events/once.ts';
import { addJob } from './add-job.ts';
import type { CronJob, Task } from './start-jobs.ts';

const hour = 60 * 60 * 1000;
const month = 30 * 24 * hour;

/** A table to clean up: its time column, and how long rows are kept after that time, in milliseconds. */
export type Outlived = { readonly table: string; readonly since: string; readonly kept: number };

const ownOutlived: readonly Outlived[] = [
  { table: 'idempotencyKeys', since: 'createdAt', kept: keyLifetimeMilliseconds },
  { table: 'storeEvents', since: 'at', kept: 48 * hour },
  { table: 'smsTotals', since: 'countedSince', kept: 48 * hour },
  { table: 'callCounts', since: 'beganAt', kept: hour },
  { table: 'messages', since: 'createdAt', kept: month },
  { table: 'auditEntries', since: 'keptUntil', kept: 0 },
];

/** Hourly, but not on the hour, when other jobs run. */
export const maintenanceCron: CronJob = { task: 'maintenance', match: '17 * * * *' };

/** The length of a turn. Other jobs run before it continues. */
const turnMs = 20_000;

type Parts = {
  readonly db: Db;
  readonly clock: Clock;
  /** Checked before each piece. By default, a turn lasts 20 seconds. */
  readonly goesOn?: () => boolean;
};

/**
 * Deletes expired rows, so that tables don't grow forever: the platform's own and those that domains declare. A failing
 * table doesn't stop the others, and the job is retried.
 */
export function maintenance({ db, clock, goesOn }: Parts, declared: readonly Outlived[]): Task {
  return async () => {
    const end = performance.now() + turnMs;
    const isOn = goesOn ?? (() => performance.now() < end);
    const now = clock.now();
    const steps = [
      ...[...ownOutlived, ...declared].map((one) => ({
        what: one.table,
        run: async () => removeOld(db, one, now, isOn),
      })),
      { what: 'addresses', run: async () => forgetAddresses(db, now, isOn) },
    ];
    const failures: string[] = [];
    let isDone = true;
    for (const { what, run } of steps) {
      try {
        isDone = (await run()) && isDone;
      } catch (error) {
        failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (failures.length > 0)
      throw new Error(`Old rows could not be removed. ${failures.join(' ')}`);
    if (isDone) return;
    const { task } = maintenanceCron;
    await inTransaction(db, async (tx) => addJob(tx, task, {}, { jobKey: task }));
  };
}

async function removeOld(
  db: Db,
  { table, since, kept }: Outlived,
  now: Date,
  goesOn: () => boolean,
): Promise<boolean> {
  const old = { table, since, before: new Date(now.getTime() - kept) };
  const remove = (piece: RawBuilder<boolean>) =>
    sql`delete from ${sql.table(table)} where ${piece}`;
  return inPieces(db, old, remove, { goesOn });
}
