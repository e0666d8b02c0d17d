import { ProblemError } from '../../platform/http/problem.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeAccount, visitor, type AccountWork } from './account-work.ts';
import { findLock, recordFailure } from './lock.repository.ts';
import { lockedMail } from './mails.ts';
import { findUserByEmail, type UserRow } from './users.repository.ts';

const minute = 60_000;
const lockMinutes = 15;
const failuresBeforeLock = 10;

/** @throws ProblemError ACCOUNT_LOCKED while nobody can sign in with the address. */
export async function refuseWhenLocked(db: Db | Tx, email: string, at: Date): Promise<void> {
  const until = await findLock(db, email, at);
  if (until) throw accountLocked(until, at);
}

/**
 * Counts a wrong password or code. The tenth within 15 minutes locks the address for 15 minutes and is
 * told to its owner, where it has one.
 * @throws ProblemError ACCOUNT_LOCKED once it is locked.
 */
export async function countFailure(
  platform: Platform,
  email: string,
  request: RequestFacts,
  what: 'password' | 'code' = 'password',
): Promise<void> {
  const { at, lockedUntil } = await changeAccount(platform, request, async (work) => {
    const now = work.at.getTime();
    const counted = await recordFailure(work.tx, email, {
      at: work.at,
      countedSince: new Date(now - lockMinutes * minute),
      lockAfter: failuresBeforeLock,
      lockUntil: new Date(now + lockMinutes * minute),
    });
    const user = await findUserByEmail(work.tx, email);
    await recordGuess(work, user, what);
    if (user && counted.failures === failuresBeforeLock) await tellOwner(work, user);
    return { at: work.at, lockedUntil: counted.lockedUntil };
  });
  if (lockedUntil) throw accountLocked(lockedUntil, at);
}

async function recordGuess(
  { countEvent }: AccountWork,
  user: UserRow | undefined,
  what: 'password' | 'code',
): Promise<void> {
  if (!user) return countEvent({ action: 'signIn.unknown', userId: null });
  const action = what === 'code' ? 'signIn.wrongCode' : 'signIn.wrongPassword';
  return countEvent({ action, userId: user.id });
}

async function tellOwner(work: AccountWork, user: UserRow): Promise<void> {
  await work.mail(lockedMail(user, lockMinutes));
  await work.audit({ actor: visitor, action: 'user.lock', userId: user.id });
}

function accountLocked(until: Date, at: Date): ProblemError {
  const seconds = Math.ceil((until.getTime() - at.getTime()) / 1000);
  return new ProblemError(
    'ACCOUNT_LOCKED',
    `Too many wrong passwords or codes. For your safety this account is locked; try again in ${Math.ceil(seconds / 60)} min, or choose "Forgot password?".`,
    { retryAfterSeconds: seconds },
  );
}
