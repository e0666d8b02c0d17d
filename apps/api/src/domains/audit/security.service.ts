import {
  securityPageSize,
  type MemberSecurityEvent,
  type OwnSecurityEvent,
  type SecurityLogRow,
} from '@counter/contract/audit';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { isKnown } from './audit-words.ts';
import {
  findLogPage,
  findOwnEvents,
  findTeamEvents,
  isNotable,
  type SecurityFilter,
  type SecurityRow,
} from './security.repository.ts';
import { auditActions, type AuditAction } from '@counter/contract/registry';

/** Finds one page of the caller's account activity, newest first, and whether there is more. */
export async function findOwnActivity(
  db: Db,
  userId: number,
  after: number | undefined,
): Promise<{ content: OwnSecurityEvent[]; more: boolean }> {
  const rows = await findOwnEvents(db, userId, { after, size: securityPageSize + 1 });
  const content = rows.slice(0, securityPageSize).map((row) => ({
    ...toEvent(row, 'your'),
    // Hides the location of other people, such as operators and owners.
    address: isBySomeoneElse(row) ? null : row.address,
    device: isBySomeoneElse(row) ? null : row.device,
  }));
  return { content, more: rows.length > securityPageSize };
}

const teamEvents = 20;

/** Finds the latest sign-ins and failures of the store's members. Omits addresses to keep their location private. */
export async function findTeamActivity(db: Db, scope: StoreScope): Promise<MemberSecurityEvent[]> {
  const rows = await findTeamEvents(db, scope, teamEvents);
  return rows.map((row) => ({
    ...toEvent(row, 'their'),
    userId: row.memberId,
    fullName: row.fullName,
  }));
}

/** Finds one page of the security log of all accounts. */
export async function findLog(
  db: Db,
  filter: SecurityFilter,
): Promise<{ content: SecurityLogRow[]; totalElements: number }> {
  const { rows, total } = await findLogPage(db, filter);
  const content = rows.map((row) => ({
    ...toEvent(row, 'their'),
    account: row.email === null ? null : { email: row.email, fullName: row.fullName ?? '' },
    by: isBySomeoneElse(row) ? row.actorName : null,
    address: row.address,
  }));
  return { content, totalElements: total };
}

/** Visitors don't count: nobody knows who they are. */
function isBySomeoneElse({ actorKind, actorId, userId }: SecurityRow): boolean {
  return actorKind === 'user' && actorId !== userId;
}

function toEvent(row: SecurityRow, whose: 'your' | 'their') {
  return {
    id: row.id,
    title: titleOf(row.action, whose),
    notable: isNotable(row.action),
    device: row.device,
    times: row.times,
    at: row.at.toISOString(),
    lastAt: (row.lastAt ?? row.at).toISOString(),
  };
}

/** Titles of events that strangers may have caused; the audit log's wording assumes a known person. */
const titles: Readonly<Partial<Record<AuditAction, string>>> = {
  'signIn.wrongPassword': 'Wrong password',
  'signIn.wrongCode': 'Wrong code',
  'signIn.locked': 'Sign-in tried while locked',
  'signIn.unknown': 'Sign-in without an account',
  'session.dead': 'Used an ended session',
  'session.carried': 'A session was used outside its browser',
  'call.refuse': 'Blocked: not allowed',
  'apiKey.refuse': 'Used an ended API key',
  'user.lock': 'Locked after too many wrong passwords or codes',
};

/** Returns an event's title, such as "Changed your password". Defaults to the audit log's wording. */
function titleOf(action: string, whose: 'your' | 'their'): string {
  if (!isKnown(action)) return action;
  const words = auditActions[action].words.replaceAll(' their ', ` ${whose} `);
  return titles[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
