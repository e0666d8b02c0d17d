import { type SecurityKind } from '@counter/contract/audit';
import { sql } from 'kysely';
import { findPage, containsText, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Db } from './audit.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { auditActions, type AuditAction } from '@counter/contract/registry';

/** An event of the security log as it is stored. */
export type SecurityRow = {
  readonly id: number;
  readonly action: string;
  readonly at: Date;
  readonly lastAt: Date | null;
  readonly times: number;
  readonly device: string | null;
  readonly address: string | null;
  readonly actorKind: string;
  readonly actorId: number | null;
  readonly actorName: string;
  readonly userId: number | null;
};

const marketplace = 0;

const accountActions = Object.entries(auditActions).flatMap(([action, { group }]) =>
  group === 'account' ? [action] : [],
);

const isSignIn = (action: string) =>
  action === 'session.create' || action === 'session.newDevice' || action === 'session.end';

/** Failed and refused attempts. */
const refusals: readonly AuditAction[] = [
  'user.lock',
  'session.dead',
  'session.carried',
  'signIn.wrongPassword',
  'signIn.wrongCode',
  'signIn.locked',
  'signIn.unknown',
  'call.refuse',
  'apiKey.refuse',
];

const isRefusal = (action: string) => refusals.some((refusal) => refusal === action);

const kinds: Record<SecurityKind, (action: string) => boolean> = {
  SIGN_INS: isSignIn,
  REFUSALS: isRefusal,
  CHANGES: (action) => !isSignIn(action) && !isRefusal(action),
};

/** Returns true if the account's owner should review an action. */
export function isNotable(action: string): boolean {
  return action === 'session.newDevice' || isRefusal(action);
}

function findEvents(db: Db) {
  return db
    .selectFrom('published.auditEntries as a')
    .where('a.storeId', '=', marketplace)
    .where('a.entity', '=', 'user')
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .select(['a.id', 'a.action', 'a.at', 'a.lastAt', 'a.times', 'a.device', 'a.address'])
    .select(['a.actorKind', 'a.actorId', 'a.actorName'])
    .select('a.entityId as userId');
}

/** Finds the events of an account, newest first, that come after the given one. */
export async function findOwnEvents(
  db: Db,
  userId: number,
  { after, size }: { readonly after: number | undefined; readonly size: number },
): Promise<SecurityRow[]> {
  return findEvents(db)
    .where('a.entityId', '=', userId)
    .where('a.action', 'in', accountActions)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(a.at, a.id) < (select last.at, last.id from published.audit_entries last
        where last.store_id = ${marketplace} and last.id = ${after} and last.entity_id = ${userId})`),
    )
    .limit(size)
    .execute();
}

/** Finds the latest sign-ins and failures of a store's members, each since they joined. */
export async function findTeamEvents(db: Db, { storeId }: StoreScope, size: number) {
  return findEvents(db)
    .innerJoin('published.storeMembers as m', (join) =>
      join
        .onRef('m.userId', '=', 'a.entityId')
        .onRef('m.createdAt', '<=', 'a.at')
        .on('m.storeId', '=', storeId),
    )
    .innerJoin('published.users as u', 'u.id', 'm.userId')
    .where('a.action', 'in', teamActions)
    .select(['u.id as memberId', 'u.fullName'])
    .limit(size)
    .execute();
}

/** Actions about access. Owners don't see what members do in other stores. */
const teamActions: readonly AuditAction[] = [
  'session.create',
  'session.newDevice',
  'session.carried',
  'signIn.wrongPassword',
  'signIn.wrongCode',
  'signIn.locked',
  'user.lock',
];

export type SecurityFilter = PageWanted & {
  readonly search: string;
  readonly state: SecurityKind | undefined;
};

type LogRow = SecurityRow & { readonly fullName: string | null; readonly email: string | null };

/** Finds one page of all accounts' events. The search matches names, email addresses and network addresses. */
export async function findLogPage(
  db: Db,
  { search, state, ...page }: SecurityFilter,
): Promise<Page<LogRow>> {
  const actions = state ? accountActions.filter(kinds[state]) : accountActions;
  const found = findEvents(db)
    .leftJoin('published.users as u', 'u.id', 'a.entityId')
    .where('a.action', 'in', actions)
    .$if(search !== '', (query) =>
      query.where(containsText(['u.fullName', 'u.email', 'a.address'], search)),
    )
    .select(['u.fullName', 'u.email']);
  return findPage(found, page);
}
