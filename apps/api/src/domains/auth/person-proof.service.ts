import { personProof, type PersonProof } from '@counter/contract/auth';
import { z } from 'zod/mini';
import type { Tx } from '../../platform/db/schema.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { CheckProof } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Proven } from '../../platform/tenancy/proven.ts';
import type { Caller } from './account-work.ts';
import { spendFactor, wantedFactors } from './factors/factor-check.service.ts';
import { countFailure, refuseWhenLocked } from './sign-in/lock.service.ts';
import { promptAttempts } from './sign-in/origin.ts';
import { checkPassword } from './passwords/passwords.ts';
import { findUser, lockUser, type UserRow } from './users.repository.ts';

/**
 * Returns the check of a person's password and second factor. The binder runs it for every route that requires proof.
 */
export function proofCheck(platform: Platform): CheckProof {
  return async (caller, body) => {
    const proof = z.parse(personProof, body);
    const user = await checkOwnPassword(platform, caller, proof.password);
    if (user.secondFactorAt) await checkOwnFactor(platform, caller, user, proof);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes it: everything above has checked the person
    return {
      userId: user.id,
      passwordHash: user.passwordHash,
      secondFactorSince: user.secondFactorAt?.getTime() ?? null,
    } as Proven;
  };
}

async function checkOwnPassword(
  platform: Platform,
  caller: Caller,
  password: string,
): Promise<UserRow> {
  const user = await findUser(platform.db, caller.session.userId);
  await refuseWhenLocked(platform.db, promptAttempts(caller), platform.clock.now());
  if (await checkPassword(platform, user.passwordHash, password)) return user;
  await countFailure(platform, promptAttempts(caller), caller.request);
  throw refusedField('password', "That's not your password. Enter the one you sign in with.");
}

async function checkOwnFactor(
  platform: Platform,
  caller: Caller,
  user: UserRow,
  { code, passkey }: PersonProof,
): Promise<void> {
  if (!code && !passkey) throw await factorWanted(platform, user);
  const given = { code, passkey, sessionId: caller.session.sessionId };
  if (await spendFactor(platform, caller.request, user, given)) return;
  if (code) await countFailure(platform, promptAttempts(caller), caller.request, 'code');
  throw wrongFactor(passkey ? 'passkey' : 'code');
}

async function factorWanted({ db }: Platform, user: UserRow): Promise<ProblemError> {
  const [first] = await wantedFactors(db, user);
  return new ProblemError('INVALID_FIELDS', first.message, { errors: [first] });
}

function wrongFactor(path: 'code' | 'passkey'): ProblemError {
  return refusedField(
    path,
    path === 'code'
      ? 'That code is wrong or already used. Wait for the next one in your app.'
      : "That passkey didn't work. Try again, or use another way.",
  );
}

/**
 * Locks the account until the transaction ends, and returns its current row.
 * @throws ProblemError CONFLICT if the password was changed, or a second factor added or removed, since the proof
 */
export async function lockProven(tx: Tx, proven: Proven): Promise<UserRow> {
  const user = await lockUser(tx, proven.userId);
  const since = user.secondFactorAt?.getTime() ?? null;
  if (user.passwordHash === proven.passwordHash && since === proven.secondFactorSince) return user;
  throw new ProblemError(
    'CONFLICT',
    'Your password or second factor was just changed on another device. Log in and try again.',
  );
}
