import { setTimeout as delay } from 'node:timers/promises';
import { hashSecret } from '../../platform/crypto.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { actorOf, changeAccount, visitor, type AccountWork } from './account-work.ts';
import { liftLocks } from './lock.service.ts';
import { anHourBefore, createLink, linksAnHour } from './links.ts';
import { passwordChangedMail, resetLinkMail } from './mails.ts';
import { countResets, createReset, findReset, spendReset } from './password-resets.repository.ts';
import { passwordOwner } from './password-owner.ts';
import { replacePassword } from './password-change.service.ts';
import { hashNewPassword } from './passwords.ts';
import type { Ended } from './sessions.service.ts';
import {
  findUser,
  findUserByEmail,
  lockUser,
  updateUser,
  type UserRow,
} from './users.repository.ts';

/** Longer than the work takes, so that the time of the answer does not tell who has an account. */
const answerAfterMs = 200;

/** Mails a link for a new password to whoever has the address; 5 an hour at most, then nothing. */
export async function forgotPassword(
  platform: Platform,
  email: string,
  request: RequestFacts,
): Promise<void> {
  await Promise.all([sendResetLink(platform, email, request), delay(answerAfterMs)]);
}

async function sendResetLink(
  platform: Platform,
  email: string,
  request: RequestFacts,
): Promise<void> {
  const known = await findUserByEmail(platform.db, email);
  if (!known) return;
  await changeAccount(platform, request, async ({ tx, at, mail, audit }) => {
    const user = await lockUser(tx, known.id);
    if ((await countResets(tx, user.id, anHourBefore(at))) >= linksAnHour) return;
    const link = createLink(platform, 'change_password', at);
    await createReset(tx, user.id, link.row);
    await mail(resetLinkMail(user, link.address));
    await audit({ actor: visitor, action: 'user.forgetPassword', userId: user.id });
  });
}

/**
 * A link for a new password that still works, and until when.
 * @throws ProblemError NOT_FOUND, LINK_USED or LINK_EXPIRED, each with what to do now.
 */
export async function findPasswordReset({ db, clock }: Platform, token: string) {
  return findLiveReset(db, hashSecret(token), clock.now());
}

/**
 * Sets a new password with a link, once. Ends every session of the person, all other links and the lock;
 * answers which sessions ended.
 * @throws ProblemError NOT_FOUND, LINK_USED or LINK_EXPIRED, or INVALID_FIELDS on `newPassword`.
 */
export async function resetPassword(
  platform: Platform,
  { requestId: token, newPassword }: { readonly requestId: string; readonly newPassword: string },
  request: RequestFacts,
): Promise<Ended> {
  const { userId } = await findPasswordReset(platform, token);
  const owner = await passwordOwner(platform.db, await findUser(platform.db, userId));
  const passwordHash = await hashNewPassword('newPassword', newPassword, owner);
  return changeAccount(platform, request, async (work) => {
    const user = await spendLink(work, hashSecret(token));
    const ended = await replacePassword(work, user, passwordHash);
    await openAgain(work, user);
    const actor = actorOf(user, request);
    await work.audit({ actor, action: 'user.resetPassword', userId: user.id, after: { ended } });
    await work.mail(passwordChangedMail(user));
    return ended;
  });
}

/** The lock goes; and the mail having arrived, its address is confirmed. */
async function openAgain({ tx, at }: AccountWork, user: UserRow): Promise<void> {
  await liftLocks(tx, user.email);
  await updateUser(tx, user.id, { email_confirmed_at: user.email_confirmed_at ?? at });
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
    'This link is not one of ours: perhaps a part of it is missing. Open it from the mail again, or ask for a new one with "Forgot password?".',
  );
}

function usedLink(): ProblemError {
  return new ProblemError(
    'LINK_USED',
    'This link has done its work: it was used, or the account has changed since. Log in, or ask for a new one with "Forgot password?".',
  );
}

function expiredLink(): ProblemError {
  return new ProblemError(
    'LINK_EXPIRED',
    'This link works no longer: it is older than an hour. Ask for a new one with "Forgot password?".',
  );
}
