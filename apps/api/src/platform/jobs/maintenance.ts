import { sql } from 'kysely';
import type { Clock } from '../kernel/clock.ts';
import { forgetAddresses } from '../events/audit/retention.ts';
import type { Db } from '../db/schema.ts';
import { keyLifetimeMilliseconds } from '../events/once.ts';
import type { CronJob, Task } from './start-jobs.ts';

const hour = 60 * 60 * 1000;
const month = 30 * 24 * hour;
const rowsAtOnce = 5_000;

/** The tables to clean up, by which time column, and how long after it in milliseconds. */
const outlived = [
  { table: 'idempotency_keys', since: 'created_at', kept: keyLifetimeMilliseconds },
  { table: 'store_events', since: 'at', kept: 48 * hour },
  { table: 'sessions', since: 'expires_at', kept: month },
  { table: 'devices', since: 'last_used_at', kept: 400 * 24 * hour },
  { table: 'password_resets', since: 'expires_at', kept: month },
  { table: 'email_confirmations', since: 'expires_at', kept: month },
  { table: 'passkey_challenges', since: 'expires_at', kept: hour },
  { table: 'consumer_codes', since: 'expires_at', kept: hour },
  { table: 'sms_totals', since: 'counted_since', kept: 48 * hour },
  { table: 'consumer_sessions', since: 'expires_at', kept: month },
  { table: 'call_counts', since: 'began_at', kept: hour },
  { table: 'sign_in_failures', since: 'last_at', kept: hour },
  { table: 'messages', since: 'created_at', kept: month },
  { table: 'audit_entries', since: 'kept_until', kept: 0 },
] as const;

/** Hourly, and not on the hour, when other things are scheduled. */
export const maintenanceCron: CronJob = { task: 'maintenance', match: '17 * * * *' };

/** Removes what nobody can ask for any more, so that these tables do not grow for ever. */
export function maintenance({ db, clock }: { readonly db: Db; readonly clock: Clock }): Task {
  return async () => {
    const now = clock.now().getTime();
    for (const { table, since, kept } of outlived) {
      await removeBefore(db, table, since, new Date(now - kept));
    }
    await forgetAddresses(db, clock.now());
  };
}

/** In pieces, so that no statement runs long, however much has gathered. */
async function removeBefore(db: Db, table: string, since: string, before: Date): Promise<void> {
  for (let removed = rowsAtOnce; removed === rowsAtOnce;) {
    const result = await sql`
      delete from ${sql.table(table)} where ctid = any (array (
        select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before} limit ${rowsAtOnce}
      ))
    `.execute(db);
    removed = Number(result.numAffectedRows ?? 0);
  }
}
