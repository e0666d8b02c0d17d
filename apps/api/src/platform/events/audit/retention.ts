import { sql, type RawBuilder } from 'kysely';
import { inPieces } from '../../db/in-pieces.ts';
import type { Db } from '../../db/platform-db.ts';
import type { AuditAction } from '@counter/contract/registry';
import { dayMs } from '@counter/contract/shared';

/** The days that the log keeps sign-ins, failures and refusals, and the addresses of all other entries. */
export const securityLogDays = 365;

/** Actions that are deleted after that time. Changes to an account are kept. */
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

/** Removes the addresses of old entries that stay in the audit log. Returns false if `goesOn` stopped it. */
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
