import type { Platform } from '../../../platform/platform.ts';
import type { Proven } from '../../../platform/tenancy/proven.ts';
import { changeAccount, type AccountWork, type Caller } from '../account-work.ts';
import { forgetDevices } from '../sessions/devices.repository.ts';
import { endOpenReset } from '../factors/factor-resets.repository.ts';
import { expireConfirmations } from '../email/email-confirmations.repository.ts';
import { passwordChangedMail } from '../mails.ts';
import { passwordOwner } from './password-owner.ts';
import { lockProven } from '../person-proof.service.ts';
import { spendAllResets } from './password-resets.repository.ts';
import { hashNewPassword } from './passwords.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import type { Ended } from '../sessions/sessions.service.ts';
import { findUser, updateUser, type UserRow } from '../users.repository.ts';

/**
 * Sets a new password and ends the person's other sessions. Returns the ended sessions.
 * @throws ProblemError INVALID_FIELDS on `newPassword`
 */
export async function changePassword(
  platform: Platform,
  caller: Caller,
  proven: Proven,
  newPassword: string,
): Promise<Ended> {
  const owner = await passwordOwner(platform.db, await findUser(platform.db, proven.userId));
  const passwordHash = await hashNewPassword('newPassword', newPassword, owner);
  return changeAccount(platform, caller.request, async (work) => {
    const user = await lockProven(work.tx, proven);
    const { actor, userId, sessionId } = caller.session;
    const ended = await replacePassword(work, user, passwordHash, sessionId);
    await work.audit({ actor, action: 'user.changePassword', userId, after: { ended } });
    await work.mail(passwordChangedMail(user));
    return ended;
  });
}

/**
 * Replaces a password and shuts out anyone who got in with the old one: ends all sessions except `keptSession`, forgets
 * known devices, and invalidates links and pending address changes. The account must be locked.
 */
export async function replacePassword(
  { tx, at }: AccountWork,
  user: UserRow,
  passwordHash: string,
  keptSession?: number,
): Promise<Ended> {
  await updateUser(tx, user.id, { passwordHash });
  await forgetDevices(tx, user.id, keptSession);
  await spendAllResets(tx, user.id, at);
  await endOpenReset(tx, user.id, 'CANCELLED', at);
  await expireConfirmations(tx, user.id, { but: user.email, at });
  const kept = keptSession === undefined ? {} : { except: keptSession };
  return endSessions(tx, user.id, at, kept);
}
