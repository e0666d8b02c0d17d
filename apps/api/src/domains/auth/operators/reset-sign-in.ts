import { createSecret } from '../../../platform/kernel/crypto.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../../platform/tenancy/scope.ts';
import type { AccountWork } from '../account-work.ts';
import { removeAllFactors } from '../factors/factor-changes.service.ts';
import { signInResetMail } from '../mails.ts';
import { spendAllResets } from '../passwords/password-resets.repository.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import type { Ended } from '../sessions/sessions.service.ts';
import { liftLocks } from '../sign-in/lock.service.ts';
import { updateUser, type UserRow } from '../users.repository.ts';
import { createPasswordLink } from './password-link.ts';

/**
 * Removes an operator's password and second factor, ends their sessions and mails a link to choose a password, which it
 * also returns. Checks no permission.
 */
export async function resetSignInOf(
  parts: Pick<Platform, 'publicUrl'>,
  work: AccountWork,
  person: UserRow,
  actor: Actor,
): Promise<{ readonly ended: Ended; readonly link: string }> {
  const { tx, at } = work;
  await removeAllFactors(tx, person.id);
  await updateUser(tx, person.id, { passwordHash: await hashPassword(createSecret()) });
  await spendAllResets(tx, person.id, at);
  await liftLocks(tx, person.email);
  const ended = await endSessions(tx, person.id, at);
  const link = await createPasswordLink(parts, work, person);
  await work.mail(signInResetMail(person, actor.name, link));
  await work.audit({ actor, action: 'user.resetSignIn', userId: person.id, after: { ended } });
  return { ended, link };
}
