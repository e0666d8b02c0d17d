import { allows, rolesWith, type Permission, type Role } from '@counter/contract/shared';
import { hashSecret, isSecret } from '../kernel/crypto.ts';
import type { Db } from '../db/schema.ts';
import { ProblemError } from '../kernel/problem.ts';
import { shareReadings } from '../kernel/shared-reading.ts';
import {
  findApiKeyRow,
  findOwnerNames,
  findSessionRow,
  findStoreRow,
  isApplicant,
  updateLastSeen,
  type Membership,
  type SessionRow,
  type WithStores,
} from './callers.repository.ts';
import { describeDevice } from '../kernel/device.ts';
import { CarriedSession, endedSession } from './ended-session.ts';
import { existingStore, toScope } from './make-scope.ts';
import type { Actor, StoreScope } from './scope.ts';
import type { SessionFacts } from './sessions.ts';

/** The credentials of a request. */
export type Credentials = {
  readonly token: string | undefined;
  /** The cookie that the browser is known by. */
  readonly device: string | undefined;
  readonly userAgent: string;
  readonly requestId: string;
  readonly at: Date;
};

/** Reads the session behind a token's hash, with its user's memberships in some stores. */
export type ReadSession = (
  tokenHash: Buffer,
  stores: WithStores,
) => Promise<SessionRow | undefined>;

/** Reads sessions so that calls which come at the same moment, as those of one screen do, share one reading. */
export function shareSessions(db: Db): ReadSession {
  const share = shareReadings<SessionRow | undefined>();
  return async (tokenHash, stores) => {
    const of = typeof stores === 'object' ? stores.id : stores;
    return share(`${tokenHash.toString('base64')}/${of}`, async () =>
      findSessionRow(db, tokenHash, stores),
    );
  };
}

/** A person with a live session, and what decides which stores they may enter. */
export type SignedIn = {
  readonly session: SessionFacts;
  readonly memberships: readonly Membership[];
  readonly lastSeenAt: Date;
};

/**
 * Finds the person behind a token.
 * @throws ProblemError NOT_SIGNED_IN without a live session, CarriedSession without the cookie of its browser.
 */
export async function findSignedIn(
  db: Db,
  credentials: Credentials,
  stores: WithStores,
  readSession: ReadSession = async (hash, which) => findSessionRow(db, hash, which),
): Promise<SignedIn> {
  const row = credentials.token
    ? await readSession(hashSecret(credentials.token), stores)
    : undefined;
  if (!row || row.endedAt || row.expiresAt <= credentials.at) throw endedSession(row);
  if (row.deviceHash && !isSecret(credentials.device, row.deviceHash)) {
    throw new CarriedSession(row.sessionId);
  }
  const { memberships, lastSeenAt } = row;
  return { session: toSession(row, credentials), memberships, lastSeenAt };
}

/** The store that a call names, and what its caller must be allowed to do there. */
export type StoreAccess = { readonly storeId: number; readonly permission: Permission };

/**
 * Lets a member into a store.
 * @throws ProblemError NOT_ALLOWED (not a member, or the role does not hold the permission),
 * STORE_NOT_APPROVED or SECOND_FACTOR_DEMANDED.
 */
export async function admit(
  db: Db,
  { session, memberships }: SignedIn,
  { storeId, permission }: StoreAccess,
  requestId: string,
): Promise<StoreScope> {
  const membership = memberships.find(({ store }) => store.id === storeId);
  if (!membership) {
    throw new ProblemError(
      'NOT_ALLOWED',
      'This store is not one of yours. Choose one of your own.',
    );
  }
  const { store, role } = membership;
  if (!store.approved) throw new ProblemError('STORE_NOT_APPROVED', notApprovedMessage(store.name));
  if (membership.secondFactorMissing) throw missingSecondFactor(store.name);
  if (!allows(role, permission)) {
    throw refusedRole(role, permission, await findOwnerNames(db, storeId));
  }
  return toScope(store, session.actor, role, requestId);
}

/**
 * Lets the person behind a token into a store.
 * @throws ProblemError NOT_SIGNED_IN without a live session, else as `admit`.
 */
export async function enterStore(
  db: Db,
  credentials: Credentials,
  access: StoreAccess,
): Promise<{ readonly scope: StoreScope; readonly session: SessionFacts }> {
  const signedIn = await findSignedIn(db, credentials, { id: access.storeId });
  const scope = await admit(db, signedIn, access, credentials.requestId);
  return { scope, session: signedIn.session };
}

/** Returns the message for a merchant whose store is not approved yet. */
export function notApprovedMessage(storeName: string): string {
  return `${storeName} is waiting for approval. We are checking what you sent us and write to you as soon as the store is approved.`;
}

/** The integration behind an API key. @throws ProblemError NOT_SIGNED_IN for an unknown or ended key. */
export async function findIntegration(
  db: Db,
  key: string | undefined,
): Promise<Extract<Actor, { kind: 'integration' }>> {
  const row = key ? await findApiKeyRow(db, hashSecret(key)) : undefined;
  if (!row) {
    throw new ProblemError(
      'NOT_SIGNED_IN',
      'This call needs a valid API key in the Authorization header ("Bearer …").',
    );
  }
  return { kind: 'integration', id: row.id, name: row.name };
}

/**
 * Lets an integration act on an approved store.
 * @throws ProblemError NOT_FOUND when no such store exists or it is not approved.
 */
export async function scopeForIntegration(
  db: Db,
  storeUrl: string,
  actor: Actor,
  requestId: string | null,
): Promise<StoreScope> {
  const store = await findStoreRow(db, { storeUrl });
  if (!store?.approved) throw new ProblemError('NOT_FOUND', `There is no store "${storeUrl}".`);
  return toScope(store, actor, null, requestId);
}

/**
 * Lets whoever opens a store's own page read it.
 * @throws ProblemError NOT_FOUND when no such store exists or it is not approved.
 */
export async function scopeForVisitor(
  db: Db,
  storeUrl: string,
  requestId: string | null,
): Promise<StoreScope> {
  return scopeForIntegration(db, storeUrl, { kind: 'system', name: 'Web store' }, requestId);
}

/**
 * Lets a consumer order from an approved store.
 * @throws ProblemError NOT_FOUND when no such store exists or it is not approved.
 */
export async function scopeForConsumer(
  db: Db,
  storeUrl: string,
  actor: Extract<Actor, { kind: 'consumer' }>,
  requestId: string | null,
): Promise<StoreScope> {
  return scopeForIntegration(db, storeUrl, actor, requestId);
}

/**
 * Lets the marketplace's staff act on a store, approved or not. The caller has made sure that the session
 * is an operator's.
 * @throws ProblemError NOT_FOUND for an unknown store.
 */
export async function scopeForOperator(
  db: Db,
  { actor }: Pick<SessionFacts, 'actor'>,
  storeId: number,
  requestId: string,
): Promise<StoreScope> {
  return toScope(await existingStore(db, storeId), actor, null, requestId);
}

/** One write in five minutes is enough to tell people where they are signed in. */
const seenEveryMs = 5 * 60_000;

/** Keeps when a session was last used. Being written now and then, its idle end comes that much later. */
export async function keepLastSeen(
  db: Db,
  { session: { sessionId }, lastSeenAt }: SignedIn,
  { at, idleMs }: { readonly at: Date; readonly idleMs: number },
): Promise<void> {
  const longAgo = new Date(at.getTime() - seenEveryMs);
  const until = new Date(at.getTime() + idleMs + seenEveryMs);
  if (lastSeenAt <= longAgo) await updateLastSeen(db, sessionId, { at, longAgo, until });
}

function toSession(row: SessionRow, { token = '', userAgent }: Credentials): SessionFacts {
  const { sessionId, userId, fullName, email, operator, dateLanguage, factorMissing } = row;
  const actor = {
    kind: 'user',
    id: userId,
    name: fullName,
    device: describeDevice(userAgent),
  } as const;
  const person = { userId, fullName, email, operator, dateLanguage, factorMissing };
  return { sessionId, ...person, token, actor };
}

function missingSecondFactor(storeName: string): ProblemError {
  return new ProblemError(
    'SECOND_FACTOR_DEMANDED',
    `${storeName} demands a second factor of everybody in its team. Switch yours on under My Profile to go on.`,
  );
}

function refusedRole(role: Role, permission: Permission, owners: readonly string[]): ProblemError {
  const needed = rolesWith(permission).join(', ');
  const whom = owners.length === 0 ? 'an owner of the store' : inWords(owners);
  return new ProblemError(
    'NOT_ALLOWED',
    `Your role (${role}) may not do this. It needs one of: ${needed}. Ask ${whom}.`,
  );
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

const inWords = (names: readonly string[]): string => alternatives.format(names);

/**
 * Lets somebody whom a store has invited join it. The caller has made sure of the invitation.
 * @throws ProblemError NOT_FOUND for an unknown store.
 */
export async function scopeForInvited(
  db: Db,
  actor: Actor,
  storeId: number,
  requestId: string,
): Promise<StoreScope> {
  return toScope(await existingStore(db, storeId), actor, null, requestId);
}

/**
 * Lets a person act on the store they applied for, approved or not.
 * @throws ProblemError NOT_FOUND for an unknown store, NOT_ALLOWED for one that somebody else applied for.
 */
export async function scopeForApplicant(
  db: Db,
  { userId, actor }: Pick<SessionFacts, 'userId' | 'actor'>,
  storeId: number,
  requestId: string,
): Promise<StoreScope> {
  const store = await existingStore(db, storeId);
  if (!(await isApplicant(db, userId, storeId))) {
    throw new ProblemError(
      'NOT_ALLOWED',
      'This store belongs to another application. Go on with your own.',
    );
  }
  return toScope(store, actor, 'owner', requestId);
}
