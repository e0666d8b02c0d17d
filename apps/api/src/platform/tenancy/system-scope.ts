import type { Db } from '../db/schema.ts';
import { ProblemError } from '../kernel/problem.ts';
import { isApplicant, type StoreRow } from './callers.repository.ts';
import { existingStore, toScope } from './make-scope.ts';
import type { Actor, StoreScope } from './scope.ts';
import type { SessionFacts } from './sessions.ts';

/**
 * Lets Counter itself (a timer) act on a store.
 * @throws ProblemError NOT_FOUND for an unknown store
 */
export async function scopeForSystem(db: Db, storeId: number, name: string): Promise<StoreScope> {
  return systemScope(await existingStore(db, storeId), name);
}

/** Lets Counter itself act on a store that was already read. */
export function systemScope(store: StoreRow, name: string): StoreScope {
  return toScope(store, { actor: { kind: 'system', name } });
}

/**
 * Lets somebody act on a store that a service found by their invitation, link, paid order or payout. The caller has
 * verified it.
 * @throws ProblemError NOT_FOUND for an unknown store
 */
export async function scopeOnBehalf(
  db: Db,
  storeId: number,
  actor: Actor,
  requestId: string | null,
): Promise<StoreScope> {
  return toScope(await existingStore(db, storeId), { actor, requestId });
}

/**
 * Lets a person act on the store they applied for, approved or not.
 * @throws ProblemError NOT_FOUND for an unknown store, NOT_ALLOWED for somebody else's application
 */
export async function scopeForApplicant(
  db: Db,
  { userId, actor, dates }: Pick<SessionFacts, 'userId' | 'actor' | 'dates'>,
  storeId: number,
  requestId: string,
): Promise<StoreScope> {
  const store = await existingStore(db, storeId);
  if (!(await isApplicant(db, userId, storeId))) {
    throw new ProblemError(
      'NOT_ALLOWED',
      'This store belongs to another application. Open your own to continue.',
    );
  }
  return toScope(store, { actor, role: 'owner', requestId, dates });
}
