import type { Platform } from '../../../platform/platform.ts';
import { visitor, type AccountWork } from '../account-work.ts';
import { anHourBefore, createLink, linksAnHour } from '../links.ts';
import { startOverMail } from '../mails.ts';
import { countResets, createReset } from './password-resets.repository.ts';
import { isUnproven } from '../email/unproven-address.service.ts';
import { findUserByEmail, lockUser, type UserRow } from '../users.repository.ts';
import type { Mail } from '../../../platform/clients/mail/letter.ts';

/**
 * Mails a link for a new password to the account with an address, where there is one: 5 an hour at most,
 * then nothing. To the owner of a mailbox whose address nobody confirmed the link gives an account of their own.
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
