import type { LoginAnswer, loginRequest } from '@counter/contract/auth';
import type { z } from 'zod/mini';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeAccount, type AccountWork } from '../account-work.ts';
import { describeSession, personOf } from '../sessions/describe-session.service.ts';
import {
  countFailure,
  forgetFailures,
  refuseLockedSignIn,
  refuseWhenLocked,
} from './lock.service.ts';
import { signInAttempts, type Attempts } from './origin.ts';
import { checkPassword } from '../passwords/passwords.ts';
import { spendCode, wantedFactors, type FactorKind } from '../factors/factor-check.service.ts';
import { endOpenReset } from '../factors/factor-resets.repository.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { findUserByEmail, lockUser, type UserRow } from '../users.repository.ts';

type Credentials = z.output<typeof loginRequest>;

/**
 * Signs a person in: checks the password, and the second factor if the account has one, and opens a session.
 * @throws ProblemError WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED (the password was right), WRONG_CODE, or
 * ACCOUNT_LOCKED after too many wrong passwords or codes from the same origin
 */
export async function signIn(
  platform: Platform,
  credentials: Credentials,
  request: RequestFacts,
): Promise<LoginAnswer> {
  const { db } = platform;
  const attempts = await signInAttempts(db, credentials.email.toLowerCase(), request);
  const user = await checkCredentials(platform, attempts, credentials, request);
  const token = await openCheckedSession(platform, user, { attempts, credentials, request });
  if (token !== null) return describeSession(platform, personOf(user), token);
  await countFailure(platform, attempts, request, 'code');
  const message = 'That code is wrong or already used. Wait for the next one in your app.';
  throw new ProblemError('WRONG_CODE', message, { errors: [{ path: 'code', message }] });
}

/** Checks the email and password of a person without a session, and counts failures. */
export async function checkCredentials(
  platform: Platform,
  attempts: Attempts,
  { password }: Pick<Credentials, 'password'>,
  request: RequestFacts,
): Promise<UserRow> {
  await refuseLockedSignIn(platform, attempts, request);
  const user = await findUserByEmail(platform.db, attempts.email);
  const isRight = await checkPassword(platform, user?.passwordHash, password);
  if (user && isRight) return user;
  await countFailure(platform, attempts, request);
  throw wrongCredentials();
}

type SigningIn = {
  readonly attempts: Attempts;
  readonly credentials: Credentials;
  readonly request: RequestFacts;
};

/**
 * Checks again with the account locked. Since the password check, the password may have changed, or concurrent guesses
 * may have locked the account. Null for a wrong code.
 */
async function openCheckedSession(
  platform: Platform,
  checked: UserRow,
  { attempts, credentials: { remember, code }, request }: SigningIn,
): Promise<string | null> {
  return changeAccount(platform, request, async (work) => {
    const user = await lockUser(work.tx, checked.id);
    if (user.passwordHash !== checked.passwordHash) throw wrongCredentials();
    await refuseWhenLocked(work.tx, attempts, work.at);
    const secondFactor = await proveSecondFactor(platform, work, user, code);
    if (secondFactor === 'failed') return null;
    await forgetFailures(work.tx, attempts);
    if (secondFactor) await endOpenReset(work.tx, user.id, 'CANCELLED', work.at);
    return openSession(platform, work, user, { request, remember, secondFactor });
  });
}

/** Returns null for an account without a second factor. */
async function proveSecondFactor(
  platform: Platform,
  work: AccountWork,
  user: UserRow,
  code: string | undefined,
): Promise<FactorKind | 'failed' | null> {
  if (!user.secondFactorAt) return null;
  if (code) return (await spendCode(platform, work, user, code)) ?? 'failed';
  const errors = await wantedFactors(work.tx, user);
  throw new ProblemError('SECOND_FACTOR_REQUIRED', errors[0].message, { errors });
}

function wrongCredentials(): ProblemError {
  return new ProblemError(
    'WRONG_CREDENTIALS',
    'Email or password is wrong. Check both, or choose "Forgot password?".',
  );
}
