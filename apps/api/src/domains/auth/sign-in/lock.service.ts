import { countSecurityEvent } from '../../../platform/events/audit/security-log.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeAccount, visitor, type AccountWork } from '../account-work.ts';
import {
  findLock,
  hasOtherLockedNetwork,
  recordFailure,
  removeFailures,
  type Limits,
} from './lock.repository.ts';
import { guessedMail, lockedMail, pausedMail } from '../mails.ts';
import { allNetworks, originKey, type Attempts } from './origin.ts';
import { findUserByEmail, type UserRow } from '../users.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
const lockMinutes = 15;
const maxFailures = 10;
const maxNetworkFailuresAnHour = 100;

/**
 * @throws ProblemError ACCOUNT_LOCKED if the origin is locked out of the account, by its own failures or, for a
 * network, by those of all networks together
 */
export async function refuseWhenLocked(
  db: Db | Tx,
  { email, origin }: Attempts,
  at: Date,
): Promise<void> {
  const common = origin.kind === 'network' ? [allNetworks] : [];
  const until = await findLock(db, email, [originKey(origin), ...common], at);
  if (until) throw accountLocked(until, at);
}

/**
 * Refuses a sign-in from a locked-out origin, and counts the attempt in the security log.
 * @throws ProblemError ACCOUNT_LOCKED
 */
export async function refuseLockedSignIn(
  platform: Platform,
  attempts: Attempts,
  request: RequestFacts,
): Promise<void> {
  const at = platform.clock.now();
  try {
    await refuseWhenLocked(platform.db, attempts, at);
  } catch (error) {
    const user = await findUserByEmail(platform.db, attempts.email);
    const event = { action: 'signIn.locked', userId: user?.id ?? null, request, at } as const;
    await countSecurityEvent(platform.db, event);
    throw error;
  }
}

/**
 * Counts a wrong password or code. The tenth from a network or a session locks it out of the account for 15 minutes.
 * From the tenth on, a known device waits a minute after each. A hundred within an hour from all networks lock out
 * every network for an hour. Mails the owner.
 * @throws ProblemError ACCOUNT_LOCKED once the origin is locked out
 */
export async function countFailure(
  platform: Platform,
  attempts: Attempts,
  request: RequestFacts,
  what: 'password' | 'code' = 'password',
): Promise<void> {
  const { at, until } = await changeAccount(platform, request, async (work) => ({
    at: work.at,
    until: await count(work, attempts, what),
  }));
  if (until) throw accountLocked(until, at);
}

/** Deletes the origin's failures after a successful proof. */
export async function forgetFailures(tx: Tx, { email, origin }: Attempts): Promise<void> {
  await removeFailures(tx, email, [originKey(origin)]);
}

/** Lifts all of an account's locks, including those of its sessions. */
export async function liftLocks(tx: Tx, email: string): Promise<void> {
  await removeFailures(tx, email);
}

async function count(
  work: AccountWork,
  attempts: Attempts,
  what: 'password' | 'code',
): Promise<Date | null> {
  const { email, origin } = attempts;
  const user = await findUserByEmail(work.tx, email);
  await recordGuess(work, user, what);
  const key = originKey(origin);
  const own = await recordFailure(work.tx, { email, origin: key }, limitsOf(origin.kind, work.at));
  if (user && own.failures === maxFailures) await reportLock(work, user, attempts);
  if (origin.kind !== 'network') return own.lockedUntil;
  const common = await recordFailure(
    work.tx,
    { email, origin: allNetworks },
    networkLimits(work.at),
  );
  if (user && common.failures === maxNetworkFailuresAnHour) await reportPause(work, user);
  return later(own.lockedUntil, common.lockedUntil);
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

function limitsOf(kind: Attempts['origin']['kind'], at: Date): Limits {
  const relocks = kind === 'device';
  return {
    at,
    max: maxFailures,
    lastBefore: before(at, lockMinutes * minute),
    lockUntil: after(at, relocks ? minute : lockMinutes * minute),
    relocks,
  };
}

function networkLimits(at: Date): Limits {
  return {
    at,
    max: maxNetworkFailuresAnHour,
    firstBefore: before(at, hour),
    lockUntil: after(at, hour),
    relocks: false,
  };
}

const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);
const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

function later(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}

/** Mails the owner of a locked account, only once if many networks are locked. */
async function reportLock(
  work: AccountWork,
  user: UserRow,
  { email, origin }: Attempts,
): Promise<void> {
  await auditLock(work, user, origin.kind);
  if (await isReported(work, email, origin)) return;
  await work.mail(
    origin.kind === 'device' ? guessedMail(user) : lockedMail(user, lockMinutes, origin.kind),
  );
}

async function isReported(
  { tx, at }: AccountWork,
  email: string,
  origin: Attempts['origin'],
): Promise<boolean> {
  if (origin.kind !== 'network') return false;
  return hasOtherLockedNetwork(tx, email, originKey(origin), before(at, hour));
}

async function reportPause(work: AccountWork, user: UserRow): Promise<void> {
  await auditLock(work, user, 'all networks');
  await work.mail(pausedMail(user));
}

async function auditLock({ audit }: AccountWork, { id }: UserRow, origin: string): Promise<void> {
  await audit({ actor: visitor, action: 'user.lock', userId: id, after: { origin } });
}

function accountLocked(until: Date, at: Date): ProblemError {
  const seconds = Math.ceil((until.getTime() - at.getTime()) / 1000);
  return new ProblemError(
    'ACCOUNT_LOCKED',
    `Too many wrong passwords or codes. Try again in ${Math.ceil(seconds / 60)} min, or choose "Forgot password?".`,
    { retryAfterSeconds: seconds },
  );
}
