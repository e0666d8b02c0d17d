import { ProblemError } from '../../platform/http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { Caller } from './account-work.ts';
import { countFailure, refuseWhenLocked } from './lock.service.ts';
import { checkPassword } from './passwords.ts';
import { findUser, lockUser, type UserRow } from './users.repository.ts';

/**
 * Makes sure that it is the person who asks, by their password; answers their account.
 * @throws ProblemError INVALID_FIELDS on `password`, or ACCOUNT_LOCKED after 10 wrong ones.
 */
export async function provePassword(
  platform: Platform,
  { session, request }: Caller,
  password: string,
): Promise<UserRow> {
  const user = await findUser(platform.db, session.userId);
  await refuseWhenLocked(platform.db, user.email, platform.clock.now());
  if (await checkPassword(user.password_hash, password)) return user;
  await countFailure(platform, user.email, request);
  const message = 'This is not your password. Type the one you log in with.';
  throw new ProblemError('INVALID_FIELDS', message, { errors: [{ path: 'password', message }] });
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
