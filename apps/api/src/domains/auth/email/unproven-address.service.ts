import { createSecret } from '../../../platform/kernel/crypto.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import { visitor, type AccountWork } from '../account-work.ts';
import { expireConfirmations } from './email-confirmations.repository.ts';
import { liftLocks } from '../sign-in/lock.service.ts';
import { hasApprovedStore } from '../memberships.repository.ts';
import { spendAllResets } from '../passwords/password-resets.repository.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import type { Ended } from '../sessions/sessions.service.ts';
import {
  closeUser,
  createUser,
  findUserByEmail,
  lockUser,
  updateUser,
  type NewUser,
  type UserRow,
} from '../users.repository.ts';

/**
 * Returns true if nobody has confirmed the account's address, so whoever reads its mail can take it over. Operators and
 * the teams of approved stores count as confirmed.
 */
export async function isUnproven(db: Db | Tx, user: UserRow): Promise<boolean> {
  if (user.emailConfirmedAt || user.operator) return false;
  return !(await hasApprovedStore(db, user.id));
}

type Closing = Pick<Platform, 'closeApplications'>;

/**
 * Takes an address from an account that never proved it, for a person who has. Closes the account with its data: the
 * person sees none of it, and nobody can sign in to it any more. Returns the ended sessions.
 */
export async function freeAddress(
  { closeApplications }: Closing,
  work: AccountWork,
  email: string,
): Promise<Ended> {
  const { tx, at } = work;
  const found = await findUserByEmail(tx, email);
  if (!found) return [];
  const holder = await lockUser(tx, found.id);
  if (holder.email !== email || !(await isUnproven(tx, holder))) return [];

  await closeUser(tx, holder.id, { passwordHash: await hashPassword(createSecret()), at });
  await expireConfirmations(tx, holder.id, { at });
  await spendAllResets(tx, holder.id, at);
  await liftLocks(tx, email);
  const ended = await endSessions(tx, holder.id, at);
  const applications = await closeApplications(tx, holder.id, at);
  await work.audit({
    actor: visitor,
    action: 'user.close',
    userId: holder.id,
    before: { email },
    after: { ended, applications },
  });
  return ended;
}

/**
 * Creates an account with an address that the person has proven through a link in a mail. Undefined if another proven
 * account has the address.
 */
export async function createProvenUser(
  platform: Closing,
  work: AccountWork,
  account: Omit<NewUser, 'leadId' | 'referredBy'>,
): Promise<{ readonly user: UserRow; readonly ended: Ended } | undefined> {
  const { tx, at } = work;
  const ended = await freeAddress(platform, work, account.email);
  const user = await createUser(tx, { ...account, leadId: null, referredBy: null }, at);
  if (!user) return undefined;
  await updateUser(tx, user.id, { emailConfirmedAt: at });
  return { user: { ...user, emailConfirmedAt: at }, ended };
}
