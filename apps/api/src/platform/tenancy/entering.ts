import { allows, rolesWith, type Permission, type Role } from '@counter/contract/shared';
import type { Db } from '../db/schema.ts';
import { ProblemError } from '../kernel/problem.ts';
import { findOwnerNames, findStoreRow, isViewing, type StoreRow } from './callers.repository.ts';
import { existingStore, toScope } from './make-scope.ts';
import { notApprovedMessage } from './not-approved.ts';
import { readOnlyMessage } from './read-only.ts';
import type { Actor, StoreScope } from './scope.ts';
import type { SessionFacts } from './sessions.ts';
import type { SignedIn } from './signed-in.ts';

/** The store that a call names and the access it needs there. */
export type StoreAccess = {
  readonly storeId: number;
  readonly permission: Permission;
  /** True for a call that staff may make while they view a store as its owner. */
  readonly viewable: boolean;
  /** True for a call that is allowed while the store waits for approval. */
  readonly whileWaiting: boolean;
};

/**
 * Authorizes a member in a store.
 * @throws ProblemError NOT_ALLOWED (not a member, or the role lacks the permission), STORE_NOT_APPROVED or
 * SECOND_FACTOR_DEMANDED
 */
export async function admit(
  db: Db,
  { session, memberships, at }: SignedIn,
  access: StoreAccess,
  requestId: string,
): Promise<StoreScope> {
  const { storeId, permission } = access;
  const membership = memberships.find(({ store }) => store.id === storeId);
  if (!membership) {
    const viewed = await findViewed(db, session, storeId, at);
    if (viewed) return scopeForViewer(viewed, session, access, requestId);
    throw new ProblemError('NOT_ALLOWED', "This isn't one of your stores. Choose another store.");
  }
  const { store, role } = membership;
  refuseWaiting(store, access);
  if (membership.secondFactorMissing) throw missingSecondFactor(store.name);
  if (!allows(role, permission)) {
    throw refusedRole(role, permission, await findOwnerNames(db, storeId));
  }
  const { actor, dates } = session;
  return toScope(store, { actor, role, requestId, dates });
}

/** Returns the store if the session is staff's and currently views it as its owner. */
async function findViewed(
  db: Db,
  { operator, sessionId }: SessionFacts,
  storeId: number,
  at: Date,
): Promise<StoreRow | undefined> {
  if (!operator || !(await isViewing(db, sessionId, storeId, at))) return undefined;
  return findStoreRow(db, { id: storeId });
}

/**
 * Lets staff see a store as its owner does. The scope has no role, so sensitive fields stay hidden.
 * @throws ProblemError NOT_ALLOWED for calls that change or send something, and for the bank account
 */
function scopeForViewer(
  store: StoreRow,
  { actor, dates }: SessionFacts,
  access: StoreAccess,
  requestId: string,
): StoreScope {
  refuseWaiting(store, access);
  if (!access.viewable) throw new ProblemError('NOT_ALLOWED', readOnlyMessage);
  return toScope(store, { actor, requestId, dates, readOnly: true });
}

/** @throws ProblemError STORE_NOT_APPROVED for calls that need an approved store */
function refuseWaiting({ approved, name }: StoreRow, { whileWaiting }: StoreAccess): void {
  if (approved || whileWaiting) return;
  throw new ProblemError('STORE_NOT_APPROVED', notApprovedMessage(name));
}

/** The actor for anonymous visitors of a web store. */
const visitor: Actor = { kind: 'system', name: 'Web store' };

/**
 * Lets an integration, consumer or visitor of the web store act on an approved store.
 * @throws ProblemError NOT_FOUND if the store doesn't exist or isn't approved
 */
export async function scopeForGuest(
  db: Db,
  storeUrl: string,
  requestId: string | null,
  actor: Actor = visitor,
): Promise<StoreScope> {
  const store = await findStoreRow(db, { storeUrl });
  if (!store?.approved) throw new ProblemError('NOT_FOUND', `There is no store "${storeUrl}".`);
  return toScope(store, { actor, requestId });
}

/**
 * Lets marketplace staff act on a store, approved or not. The caller has checked that the session is an operator's.
 * @throws ProblemError NOT_FOUND for an unknown store
 */
export async function scopeForOperator(
  db: Db,
  { actor, dates }: Pick<SessionFacts, 'actor' | 'dates'>,
  storeId: number,
  requestId: string,
): Promise<StoreScope> {
  return toScope(await existingStore(db, storeId), { actor, requestId, dates });
}

function missingSecondFactor(storeName: string): ProblemError {
  return new ProblemError(
    'SECOND_FACTOR_DEMANDED',
    `${storeName} requires two-step sign-in. Set it up under My Profile to continue.`,
  );
}

function refusedRole(role: Role, permission: Permission, owners: readonly string[]): ProblemError {
  const needed = rolesWith(permission).join(', ');
  const whom = owners.length === 0 ? 'an owner of the store' : inWords(owners);
  return new ProblemError(
    'NOT_ALLOWED',
    `Your role (${role}) can't do this. It takes one of these roles: ${needed}. Ask ${whom}.`,
  );
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

const inWords = (names: readonly string[]): string => alternatives.format(names);
