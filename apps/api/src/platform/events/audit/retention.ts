import { sql, type RawBuilder } from 'kysely';
import { inPieces } from '../../db/in-pieces.ts';
import type { Db } from '../../db/platform-db.ts';
import type { AuditAction } from '@counter/contract/registry';
import { dayMs } from '@counter/contract/shared';

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

/**
 * Removes the addresses of entries that stay in the audit log, once they are as old as the security log gets. Stops where
 * `goesOn` says so; returns false then.
 */
export async function forgetAddresses(
  db: Db,
  now: Date,
  goesOn: () => boolean = () => true,
): Promise<boolean> {
  const old = {
    table: 'auditEntries',
    since: 'at',
    before: new Date(now.getTime() - securityLogDays * dayMs),
    only: sql<boolean>`address is not null`,
  };
  const forget = (piece: RawBuilder<boolean>) =>
    sql`update audit_entries set address = null where ${piece}`;
  return inPieces(db, old, forget, { goesOn });
}
