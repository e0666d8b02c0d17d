import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { AccountWork, Caller } from '../account-work.ts';
import { findDemandingStores } from '../memberships.repository.ts';
import { deleteAllPasskeys, findPasskeys } from '../passkeys/passkeys.repository.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './second-factor.repository.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import type { Ended } from '../sessions/sessions.service.ts';
import { updateUser, type UserRow } from '../users.repository.ts';

/** Side effects of adding a second factor. */
export type FactorAdded = {
  /** The recovery codes, created with the first factor; empty if the person already has codes. */
  readonly recoveryCodes: readonly string[];
  /** Sessions opened before the first factor, which it ended. */
  readonly ended: Ended;
};

/**
 * Records that a factor was added. The first one creates recovery codes and ends all other sessions, because those were
 * opened with the password alone. The account must be locked.
 */
export async function afterAdding(
  { tx, at }: AccountWork,
  user: UserRow,
  { sessionId }: Caller['session'],
): Promise<FactorAdded> {
  if (user.secondFactorAt) return { recoveryCodes: [], ended: [] };
  const recoveryCodes = createRecoveryCodes();
  await updateUser(tx, user.id, { secondFactorAt: at });
  await replaceRecoveryCodes(tx, user.id, recoveryCodes.map(hashRecoveryCode));
  const ended = await endSessions(tx, user.id, at, { except: sessionId });
  return { recoveryCodes, ended };
}

/**
 * Records that a factor was removed, and returns whether another one is left. Deletes the recovery codes with the last
 * one. The account must be locked.
 * @throws ProblemError CONFLICT if it was the last one and the person must have one
 */
export async function afterRemoving(tx: Tx, user: UserRow): Promise<boolean> {
  const hasPasskey = (await findPasskeys(tx, user.id)).length > 0;
  if (user.totpConfirmedAt || hasPasskey) return true;
  await refuseWhileDemanded(tx, user);
  await updateUser(tx, user.id, { secondFactorAt: null });
  await replaceRecoveryCodes(tx, user.id, []);
  return false;
}

/** Removes all of a person's second factors and recovery codes. The account must be locked. */
export async function removeAllFactors(tx: Tx, userId: number): Promise<void> {
  const nothing = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
  await updateUser(tx, userId, { ...nothing, secondFactorAt: null });
  await deleteAllPasskeys(tx, userId);
  await replaceRecoveryCodes(tx, userId, []);
}

async function refuseWhileDemanded(tx: Tx, user: UserRow): Promise<void> {
  if (user.operator && !user.demo) {
    throw new ProblemError(
      'CONFLICT',
      'Operators need a second factor. Add another one before you remove your last.',
    );
  }
  const stores = await findDemandingStores(tx, user.id);
  if (stores.length === 0) return;
  const names = new Intl.ListFormat('en').format(stores);
  const verb = stores.length === 1 ? 'requires' : 'require';
  throw new ProblemError(
    'CONFLICT',
    `${names} ${verb} a second factor for everyone on the team. Add another one before you remove your last, or ask an owner to change that.`,
  );
}
