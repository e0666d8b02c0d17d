import type { resetPasswordRequest } from '@counter/contract/auth';
import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod/mini';
import { hashSecret } from '../../../platform/kernel/crypto.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { actorOf, changeAccount, type AccountWork } from '../account-work.ts';
import { liftLocks } from '../sign-in/lock.service.ts';
import { passwordChangedMail, resetLinkMail } from '../mails.ts';
import { findReset, spendReset } from './password-resets.repository.ts';
import { passwordOwner } from './password-owner.ts';
import { replacePassword } from './password-change.service.ts';
import { hashNewPassword } from './passwords.ts';
import { sendResetLink } from './reset-link.service.ts';
import type { Ended } from '../sessions/sessions.service.ts';
import { createProvenUser, isUnproven } from '../email/unproven-address.service.ts';
import { findUser, lockUser, updateUser, type UserRow } from '../users.repository.ts';

/** Longer than the work takes, so response times don't reveal who has an account. */
const answerAfterMs = 200;

/** Mails a link to set a new password if the address has an account. Silently stops after 5 an hour. */
export async function forgotPassword(
  platform: Platform,
  email: string,
  request: RequestFacts,
): Promise<void> {
  const sending = changeAccount(platform, request, async (work) =>
    sendResetLink(platform, work, email, resetLinkMail),
  );
  await Promise.all([sending, delay(answerAfterMs)]);
}

/**
 * Finds a live link to set a new password: its account, its expiry, and whether it starts a new account because nobody
 * has proven the address.
 * @throws ProblemError NOT_FOUND, LINK_USED or LINK_EXPIRED, each with advice
 */
export async function findPasswordReset({ db, clock }: Platform, token: string) {
  const { userId, expiresAt } = await findLiveReset(db, hashSecret(token), clock.now());
  const user = await findUser(db, userId);
  return { user, expiresAt, startsOver: await isUnproven(db, user) };
}

type Reset = z.output<typeof resetPasswordRequest>;

/**
 * Sets a new password through a link, once. Ends all sessions, invalidates all other links and lifts the lock. If
 * nobody has proven the address, closes its account and creates a new one. Returns the ended sessions.
 * @throws ProblemError NOT_FOUND, LINK_USED or LINK_EXPIRED, or INVALID_FIELDS on `newPassword`
 */
export async function resetPassword(
  platform: Platform,
  { requestId: token, newPassword, ...person }: Reset,
  request: RequestFacts,
): Promise<Ended> {
  const { user: found, startsOver } = await findPasswordReset(platform, token);
  const owner = startsOver
    ? { email: found.email, names: [person.fullName ?? ''] }
    : await passwordOwner(platform.db, found);
  const passwordHash = await hashNewPassword('newPassword', newPassword, owner);
  return changeAccount(platform, request, async (work) => {
    const user = await spendLink(work, hashSecret(token));
    if (await isUnproven(work.tx, user)) {
      return startOver(platform, work, { email: user.email, passwordHash, ...person }, request);
    }
    const ended = await replacePassword(work, user, passwordHash);
    await openAgain(work, user);
    const actor = actorOf(user, request);
    await work.audit({ actor, action: 'user.resetPassword', userId: user.id, after: { ended } });
    await work.mail(passwordChangedMail(user));
    return ended;
  });
}

type NewOwner = {
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName?: string | undefined;
  readonly phoneNumber?: string | undefined;
};

/** API clients may omit name and phone number; the person completes them under My Profile. */
async function startOver(
  platform: Platform,
  work: AccountWork,
  { email, passwordHash, fullName = nameOf(email), phoneNumber = '' }: NewOwner,
  request: RequestFacts,
): Promise<Ended> {
  const created = await createProvenUser(platform, work, {
    email,
    passwordHash,
    fullName,
    phoneNumber,
  });
  if (!created) throw usedLink();
  const { user, ended } = created;
  const actor = actorOf(user, request);
  const after = { email, fullName, startedOver: true };
  await work.audit({ actor, action: 'user.create', userId: user.id, after });
  return ended;
}

const nameOf = (email: string): string => email.slice(0, email.indexOf('@'));

/** Lifts the lock, and confirms the address because the mail has arrived. */
async function openAgain({ tx, at }: AccountWork, user: UserRow): Promise<void> {
  await liftLocks(tx, user.email);
  await updateUser(tx, user.id, { emailConfirmedAt: user.emailConfirmedAt ?? at });
}

async function spendLink({ tx, at }: AccountWork, tokenHash: Buffer) {
  const link = await findLiveReset(tx, tokenHash, at);
  const user = await lockUser(tx, link.userId);
  if (!(await spendReset(tx, link.id, at))) throw usedLink();
  return user;
}

async function findLiveReset(db: Db | Tx, tokenHash: Buffer, at: Date) {
  const link = await findReset(db, tokenHash);
  if (!link) throw unknownLink();
  if (link.usedAt) throw usedLink();
  if (link.expiresAt <= at) throw expiredLink();
  return link;
}

function unknownLink(): ProblemError {
  return new ProblemError(
    'NOT_FOUND',
    'This link doesn\'t work. Open it from the email again, or choose "Forgot password?" to get a new one.',
  );
}

function usedLink(): ProblemError {
  return new ProblemError(
    'LINK_USED',
    'This link was already used, or the account has changed since. Log in, or choose "Forgot password?" to get a new one.',
  );
}

function expiredLink(): ProblemError {
  return new ProblemError(
    'LINK_EXPIRED',
    'This link is older than an hour. Choose "Forgot password?" to get a new one.',
  );
}
