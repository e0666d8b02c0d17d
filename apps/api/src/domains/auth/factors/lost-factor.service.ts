import type { lostFactorRequest } from '@counter/contract/auth';
import type { z } from 'zod/mini';
import { createSecret, hashSecret } from '../../../platform/kernel/crypto.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeDevice } from '../../../platform/kernel/device.ts';
import { actorOf, changeAccount, visitor, type AccountWork } from '../account-work.ts';
import { createFactorReset, endOpenReset, findResetByToken } from './factor-resets.repository.ts';
import { findFormerEmails } from '../email/former-emails.repository.ts';
import { lostFactorMail } from '../mails.ts';
import { signInAttempts } from '../sign-in/origin.ts';
import { checkCredentials } from '../sign-in/sign-in.service.ts';
import { lockUser, type UserRow } from '../users.repository.ts';
import type { Mail } from '../../../platform/clients/mail/letter.ts';

const day = 24 * 3_600_000;

/** The time that a former address keeps getting these mails, in milliseconds. */
const formerFor = 30 * day;

/**
 * Opens a request to remove a lost second factor, after the right password. Every address of the account gets a link
 * that cancels it. An open request stays as it is.
 * @throws ProblemError WRONG_CREDENTIALS, ACCOUNT_LOCKED, or CONFLICT without a second factor
 */
export async function reportLostFactor(
  platform: Platform,
  credentials: z.output<typeof lostFactorRequest>,
  request: RequestFacts,
): Promise<void> {
  const attempts = await signInAttempts(platform.db, credentials.email.toLowerCase(), request);
  const checked = await checkCredentials(platform, attempts, credentials, request);
  const secret = createSecret();
  await changeAccount(platform, request, async (work) => {
    const user = await lockUser(work.tx, checked.id);
    if (!user.secondFactorAt) {
      throw new ProblemError(
        'CONFLICT',
        'Your account has no second factor. Sign in with your password.',
      );
    }
    const id = await createFactorReset(work.tx, {
      userId: user.id,
      tokenHash: hashSecret(secret),
      at: work.at,
      from: describeDevice(request.userAgent),
    });
    if (id === undefined) return;
    const link = `${platform.publicUrl()}/cancel_factor_reset/${secret}`;
    await mailAllAddresses(work, user, lostFactorMail(user, link));
    await work.audit({
      actor: actorOf(user, request),
      action: 'user.reportLostFactor',
      userId: user.id,
    });
  });
}

/** Mails the person at their current address and at those they gave up recently. */
export async function mailAllAddresses(
  work: AccountWork,
  user: UserRow,
  mail: Mail,
): Promise<void> {
  await work.mail(mail);
  const since = new Date(work.at.getTime() - formerFor);
  const former = await findFormerEmails(work.tx, [user.id], since);
  const others = new Set(former.map(({ email }) => email));
  others.delete(user.email);
  for (const to of others) await work.mail({ ...mail, to });
}

/**
 * Cancels a request through the link in its mail. Does nothing if it is already cancelled.
 * @throws ProblemError NOT_FOUND, or LINK_USED if it took effect or was refused
 */
export async function cancelByLink(
  platform: Platform,
  token: string,
  request: RequestFacts,
): Promise<void> {
  const reset = await findResetByToken(platform.db, hashSecret(token));
  if (!reset) {
    throw new ProblemError(
      'NOT_FOUND',
      "This link doesn't work. Copy the whole link from the email.",
    );
  }
  if (reset.state === 'CANCELLED') return;
  const cancelled = await changeAccount(platform, request, async (work) => {
    await lockUser(work.tx, reset.userId);
    if (!(await endOpenReset(work.tx, reset.userId, 'CANCELLED', work.at))) return false;
    await work.audit({ actor: visitor, action: 'user.cancelFactorReset', userId: reset.userId });
    return true;
  });
  if (!cancelled) {
    throw new ProblemError('LINK_USED', 'This request is closed, so there is nothing to cancel.');
  }
}
