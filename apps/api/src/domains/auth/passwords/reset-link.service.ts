import type { Platform } from '../../../platform/platform.ts';
import { visitor, type AccountWork } from '../account-work.ts';
import { anHourBefore, createLink, linksAnHour } from '../links.ts';
import { startOverMail } from '../mails.ts';
import { countResets, createReset } from './password-resets.repository.ts';
import { isUnproven } from '../email/unproven-address.service.ts';
import { findUserByEmail, lockUser, type UserRow } from '../users.repository.ts';
import type { Mail } from '../../../platform/clients/mail/letter.ts';

/**
 * Mails a link to set a new password if the address has an account. Silently stops after 5 an hour. If nobody confirmed
 * the address, the link gives its reader a new account.
 */
export async function sendResetLink(
  platform: Platform,
  { tx, at, mail, audit }: AccountWork,
  email: string,
  write: (user: UserRow, link: string) => Mail,
): Promise<void> {
  const known = await findUserByEmail(tx, email);
  if (!known) return;
  const user = await lockUser(tx, known.id);
  if (user.email !== email) return;
  if ((await countResets(tx, user.id, anHourBefore(at))) >= linksAnHour) return;
  const { row, address } = createLink(platform, 'change_password', at);
  await createReset(tx, user.id, row);
  const login = `${platform.publicUrl()}/login`;
  const startsOver = await isUnproven(tx, user);
  await mail(startsOver ? startOverMail(email, address, login) : write(user, address));
  await audit({ actor: visitor, action: 'user.forgetPassword', userId: user.id });
}
