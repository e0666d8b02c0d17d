import { sql } from 'kysely';
import { isOnCluster } from '../../db/distribution/cluster-dialect.ts';
import type { Db } from '../../db/platform-db.ts';
import { dayMs, type AuditAction } from '@counter/contract/shared';

/** Days that sign-ins, failures and refusals are kept, and the addresses of every other entry. */
export const securityLogDays = 365;

/** Actions that say what happened at the door. Changes to an account are not among them: they stay. */
export const passingActions: readonly AuditAction[] = [
  'session.create',
  'session.newDevice',
  'session.keep',
  'session.review',
  'session.end',
  'session.dead',
  'session.carried',
  'signIn.wrongPassword',
  'signIn.wrongCode',
  'signIn.locked',
  'signIn.unknown',
  'call.refuse',
  'apiKey.refuse',
];

const rowsAtOnce = 5_000;

/** Removes the addresses of entries that stay in the audit log, once they are as old as the security log gets. */
export async function forgetAddresses(db: Db, now: Date): Promise<void> {
  if (isOnCluster(db)) {
    const before = new Date(now.getTime() - securityLogDays * dayMs);
    await sql`
      update audit_entries set address = null where address is not null and at < ${before}
    `.execute(db);
    return;
  }
  for (let changed = rowsAtOnce; changed === rowsAtOnce;) {
    const result = await sql`
      update audit_entries set address = null where ctid = any (array (
        select ctid from audit_entries
        where address is not null
          and at < ${now}::timestamptz - make_interval(days => ${securityLogDays})
        limit ${rowsAtOnce}
      ))`.execute(db);
    changed = Number(result.numAffectedRows ?? 0);
  }
}
