import type { PersonProof } from '@counter/contract/auth';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { changeAccount, type Caller } from './account-work.ts';
import { countFailure, refuseWhenLocked } from './lock.service.ts';
import { promptAttempts } from './origin.ts';
import { checkPassword } from './passwords.ts';
import { spendCode } from './second-factor-check.service.ts';
import { findUser, lockUser, type UserRow } from './users.repository.ts';

/**
 * Makes sure that it is the person who asks, by their password; answers their account.
 * @throws ProblemError INVALID_FIELDS on `password`, or ACCOUNT_LOCKED after 10 wrong ones.
 */
export async function provePassword(
  platform: Platform,
  caller: Caller,
  password: string,
): Promise<UserRow> {
  const user = await findUser(platform.db, caller.session.userId);
  await refuseWhenLocked(platform.db, promptAttempts(caller), platform.clock.now());
  if (await checkPassword(platform, user.password_hash, password)) return user;
  await countFailure(platform, promptAttempts(caller), caller.request);
  throw refused('password', 'This is not your password. Type the one you log in with.');
}

/**
 * Makes sure that it is the person who asks, by their password and, where their second factor is on, a
 * code of it; answers their account. The code is used up.
 * @throws ProblemError INVALID_FIELDS on `password` or `code`, or ACCOUNT_LOCKED after 10 wrong ones.
 */
export async function provePerson(
  platform: Platform,
  caller: Caller,
  { password, code }: PersonProof,
): Promise<UserRow> {
  const proven = await provePassword(platform, caller, password);
  if (!proven.second_factor_at) return proven;
  if (!code) {
    throw refused(
      'code',
      'Type the code of your authenticator app, or one of your recovery codes.',
    );
  }
  const proof = await changeAccount(platform, caller.request, async (work) =>
    spendCode(platform, work, await lockProven(work.tx, proven), code),
  );
  if (proof) return proven;
  await countFailure(platform, promptAttempts(caller), caller.request, 'code');
  throw refused(
    'code',
    'This code is wrong or was used before. Wait for the next one of your app.',
  );
}

function refused(path: string, message: string): ProblemError {
  return new ProblemError('INVALID_FIELDS', message, { errors: [{ path, message }] });
}

/**
 * The account as it is now, held until the transaction ends.
 * @throws ProblemError CONFLICT when the password that was proven has been replaced since.
 */
export async function lockProven(tx: Tx, proven: UserRow): Promise<UserRow> {
  const user = await lockUser(tx, proven.id);
  if (user.password_hash === proven.password_hash) return user;
  throw new ProblemError(
    'CONFLICT',
    'Your password was changed a moment ago on another device, so nothing was done. Log in again.',
  );
}
