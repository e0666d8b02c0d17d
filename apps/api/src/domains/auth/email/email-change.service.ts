import type { Profile } from '@counter/contract/auth';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Proven } from '../../../platform/tenancy/proven.ts';
import { changeAccount, type Caller } from '../account-work.ts';
import { sendConfirmation } from './confirmation-link.service.ts';
import { expireConfirmations } from './email-confirmations.repository.ts';
import { emailChangeNotice } from '../mails.ts';
import { lockProven } from '../person-proof.service.ts';
import { findProfile } from '../profile/profile.service.ts';
import { isUnproven } from './unproven-address.service.ts';
import { findUserByEmail, type UserRow } from '../users.repository.ts';

/**
 * Mails a link to a new address, and a notice to the current one. The new address takes effect once the link is opened.
 * Cancels an earlier change.
 * @throws ProblemError INVALID_FIELDS or EMAIL_TAKEN on `email`, or TOO_MANY_REQUESTS after 5 of these mails within an
 * hour
 */
export async function requestEmailChange(
  platform: Platform,
  caller: Caller,
  proven: Proven,
  email: string,
): Promise<Profile> {
  await changeAccount(platform, caller.request, async (work) => {
    const user = await lockProven(work.tx, proven);
    await refuseEmail(work.tx, user, email);
    await expireConfirmations(work.tx, user.id, { but: user.email, at: work.at });
    await sendConfirmation(platform, work, user, email);
    await work.mail(emailChangeNotice(user, email));
    const { actor } = caller.session;
    const change = { before: { email: user.email }, after: { email } };
    await work.audit({ actor, action: 'user.requestEmailChange', userId: user.id, ...change });
  });
  return findProfile(platform, caller.session.userId);
}

async function refuseEmail(tx: Tx, user: UserRow, email: string): Promise<void> {
  if (email === user.email) {
    throw refusedField('email', 'This is already your address.');
  }
  const holder = await findUserByEmail(tx, email);
  if (holder && !(await isUnproven(tx, holder))) {
    const message = 'This email already has an account. Choose another one.';
    throw new ProblemError('EMAIL_TAKEN', message, { errors: [{ path: 'email', message }] });
  }
}
