import type { LoginAnswer, loginRequest } from '@counter/contract/auth';
import type { z } from 'zod/mini';
import { ProblemError } from '../../platform/http/problem.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeAccount, type AccountWork } from './account-work.ts';
import { describeSession, personOf } from './describe-session.service.ts';
import { removeFailures } from './lock.repository.ts';
import { countFailure, refuseWhenLocked } from './lock.service.ts';
import { checkPassword } from './passwords.ts';
import { spendCode, type SecondFactorProof } from './second-factor-check.service.ts';
import { openSession } from './sessions.service.ts';
import { findUserByEmail, lockUser, type UserRow } from './users.repository.ts';

type Credentials = z.output<typeof loginRequest>;

/**
 * Signs a person in: checks the password and the second factor where it is on, opens a session and says
 * where to go.
 * @throws ProblemError WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED (the password was right), WRONG_CODE, or
 * ACCOUNT_LOCKED for 15 minutes after 10 wrong passwords or codes.
 */
export async function signIn(
  platform: Platform,
  credentials: Credentials,
  request: RequestFacts,
): Promise<LoginAnswer> {
  const user = await checkCredentials(platform, credentials, request);
  const token = await openCheckedSession(platform, user, credentials, request);
  if (token !== null) return describeSession(platform, personOf(user), token);
  await countFailure(platform, user.email, request, 'code');
  const message = 'This code is wrong or was used before. Wait for the next one of your app.';
  throw new ProblemError('WRONG_CODE', message, { errors: [{ path: 'code', message }] });
}

async function checkCredentials(
  platform: Platform,
  credentials: Credentials,
  request: RequestFacts,
): Promise<UserRow> {
  const email = credentials.email.toLowerCase();
  await refuseWhenLocked(platform.db, email, platform.clock.now());
  const user = await findUserByEmail(platform.db, email);
  const isRight = await checkPassword(user?.password_hash, credentials.password);
  if (user && isRight) return user;
  await countFailure(platform, email, request);
  throw wrongCredentials();
}

/**
 * Looks again at what may have changed while the password was checked: another password, or a lock by
 * guesses that were sent at once. Null when the code is wrong.
 */
async function openCheckedSession(
  platform: Platform,
  checked: UserRow,
  { remember, code }: Credentials,
  request: RequestFacts,
): Promise<string | null> {
  return changeAccount(platform, request, async (work) => {
    const user = await lockUser(work.tx, checked.id);
    if (user.password_hash !== checked.password_hash) throw wrongCredentials();
    await refuseWhenLocked(work.tx, user.email, work.at);
    const secondFactor = await proveSecondFactor(platform, work, user, code);
    if (secondFactor === 'failed') return null;
    await removeFailures(work.tx, user.email);
    return openSession(work, user, { request, remember, secondFactor });
  });
}

/** Null where no second factor is asked for. */
async function proveSecondFactor(
  platform: Platform,
  work: AccountWork,
  user: UserRow,
  code: string | undefined,
): Promise<SecondFactorProof | 'failed' | null> {
  if (!user.second_factor_at) return null;
  if (code) return (await spendCode(platform, work, user, code)) ?? 'failed';
  throw new ProblemError(
    'SECOND_FACTOR_REQUIRED',
    'Type the code of your authenticator app, or one of your recovery codes.',
  );
}

function wrongCredentials(): ProblemError {
  return new ProblemError(
    'WRONG_CREDENTIALS',
    'E-mail or password is wrong. Check both, or choose "Forgot password?".',
  );
}
