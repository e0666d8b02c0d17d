import type { confirmEmailRequest } from '@counter/contract/auth';
import type { z } from 'zod/mini';
import { hashSecret } from '../../../platform/kernel/crypto.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { actorOf, changeAccount, type AccountWork, type Caller } from '../account-work.ts';
import { sendConfirmation } from './confirmation-link.service.ts';
import {
  proveAccount,
  recheckProof,
  type AccountProof,
  type Opener,
} from './confirmation-proof.service.ts';
import {
  expireConfirmations,
  findConfirmation,
  findPendingEmail,
  spendConfirmation,
  type ConfirmationLink,
} from './email-confirmations.repository.ts';
import { spendAllResets } from '../passwords/password-resets.repository.ts';
import type { Ended } from '../sessions/sessions.service.ts';
import { freeAddress } from './unproven-address.service.ts';
import { findUser, lockUser, updateEmail, updateUser, type UserRow } from '../users.repository.ts';

type Confirmed = {
  readonly email: string;
  /** Ended sessions of an account that held the address without proof. */
  readonly ended: Ended;
};

type Confirmation = z.output<typeof confirmEmailRequest>;

/**
 * Confirms the address of a mailed link; a new address replaces the old one. The opener must be signed in to the
 * account or know its password. Returns the address, also for a used link.
 * @throws ProblemError NOT_FOUND, LINK_EXPIRED, PASSWORD_REQUIRED, INVALID_FIELDS on `password`, ACCOUNT_LOCKED, or
 * EMAIL_TAKEN if somebody else has taken the new address since
 */
export async function confirmEmail(
  platform: Platform,
  { token, password }: Confirmation,
  opener: Opener,
): Promise<Confirmed> {
  const { db, clock } = platform;
  const link = await findConfirmation(db, hashSecret(token));
  if (!link) throw unknownLink();
  const { email } = link;
  if (link.usedAt) return { email, ended: [] };
  if (link.expiresAt <= clock.now()) throw expiredLink();
  const user = await findUser(db, link.userId);
  const proof = await proveAccount(platform, { user, email }, password, opener);
  const ended = await changeAccount(platform, opener.request, async (work) =>
    confirmProven(platform, work, { link, proof, request: opener.request }),
  );
  return { email, ended };
}

type Opened = {
  readonly link: ConfirmationLink;
  readonly proof: AccountProof;
  readonly request: RequestFacts;
};

async function confirmProven(
  platform: Platform,
  work: AccountWork,
  { link, proof, request }: Opened,
): Promise<Ended> {
  const user = await lockUser(work.tx, link.userId);
  await recheckProof(work, user, proof);
  if (await spendConfirmation(work.tx, link.id, work.at)) {
    return confirm(platform, work, user, { email: link.email, request });
  }
  const now = await findConfirmation(work.tx, link.tokenHash);
  if (!now?.usedAt) throw expiredLink();
  return [];
}

async function confirm(
  platform: Platform,
  work: AccountWork,
  user: UserRow,
  { email, request }: { readonly email: string; readonly request: RequestFacts },
): Promise<Ended> {
  const actor = actorOf(user, request);
  if (email !== user.email) {
    const ended = await takeOver(platform, work, user, email);
    const change = { before: { email: user.email }, after: { email } };
    await work.audit({ actor, action: 'user.changeEmail', userId: user.id, ...change });
    return ended;
  }
  if (!user.emailConfirmedAt) {
    await updateUser(work.tx, user.id, { emailConfirmedAt: work.at });
    await work.audit({ actor, action: 'user.confirmEmail', userId: user.id, after: { email } });
  }
  return [];
}

/** Replaces the address. Links sent to the old one must not open the account any more. */
async function takeOver(
  platform: Platform,
  work: AccountWork,
  user: UserRow,
  email: string,
): Promise<Ended> {
  const { tx, at } = work;
  const ended = await freeAddress(platform, work, email);
  if (!(await updateEmail(tx, user.id, email, at))) {
    throw new ProblemError(
      'EMAIL_TAKEN',
      `${email} now belongs to another account. Log in and choose another address under My Profile.`,
    );
  }
  await expireConfirmations(tx, user.id, { but: email, at });
  await spendAllResets(tx, user.id, at);
  return ended;
}

export type Resent = {
  readonly email: string;
  /** False if nothing is left to confirm. */
  readonly sent: boolean;
};

/**
 * Mails the link again: to the new address of a pending change, or else to the current one.
 * @throws ProblemError TOO_MANY_REQUESTS after 5 of these mails within an hour
 */
export async function resendConfirmation(
  platform: Platform,
  { session, request }: Caller,
): Promise<Resent> {
  return changeAccount(platform, request, async (work) => {
    const user = await lockUser(work.tx, session.userId);
    const pending = await findPendingEmail(work.tx, user, work.at);
    const email = pending ?? user.email;
    if (pending === null && user.emailConfirmedAt) return { email, sent: false };
    await sendConfirmation(platform, work, user, email);
    const { actor, userId } = session;
    await work.audit({ actor, action: 'user.resendConfirmation', userId, after: { email } });
    return { email, sent: true };
  });
}

function unknownLink(): ProblemError {
  return new ProblemError(
    'NOT_FOUND',
    "This link doesn't work. Open it from the email again, or log in to get a new one.",
  );
}

function expiredLink(): ProblemError {
  return new ProblemError(
    'LINK_EXPIRED',
    'This link is older than seven days, or the address has changed since. Log in to get a new one.',
  );
}
