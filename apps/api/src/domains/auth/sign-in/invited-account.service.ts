import type { Tx } from '../../../platform/db/schema.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../../platform/tenancy/scope.ts';
import { accountWorkIn, actorOf } from '../account-work.ts';
import { personOf, type Person } from '../sessions/describe-session.service.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { createProvenUser } from '../email/unproven-address.service.ts';
import { lockUser, updateUser, type NewUser } from '../users.repository.ts';

type Place = { readonly tx: Tx; readonly at: Date };

/**
 * Creates and signs in the account of a person who followed a mailed link, which confirms their address. An account
 * that held the address without proof loses it.
 * @throws ProblemError EMAIL_TAKEN, also for concurrent attempts
 */
export async function createInvitedAccount(
  platform: Pick<Platform, 'sessionIdleMs' | 'closeApplications'>,
  place: Place,
  account: Omit<NewUser, 'leadId' | 'referredBy'>,
  request: RequestFacts,
): Promise<{ readonly person: Person; readonly actor: Actor; readonly token: string }> {
  const work = accountWorkIn(place, request);
  const created = await createProvenUser(platform, work, account);
  if (!created) {
    throw new ProblemError(
      'EMAIL_TAKEN',
      `${account.email} already has an account. Log in with it to accept the invitation.`,
    );
  }
  const { user } = created;
  const after = { email: user.email, fullName: user.fullName, invited: true };
  const actor = actorOf(user, request);
  await work.audit({ actor, action: 'user.create', userId: user.id, after });
  const opening = { request, remember: false, secondFactor: null };
  const token = await openSession(platform, work, user, opening);
  return { person: personOf(user), actor, token };
}

/**
 * Confirms the address of a person who followed a mailed link.
 * @throws ProblemError CONFLICT if the address is no longer theirs
 */
export async function confirmAddress(
  { tx, at }: Place,
  userId: number,
  email: string,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user.email !== email) {
    throw new ProblemError(
      'CONFLICT',
      `Your address is now ${user.email}, but the invitation went to ${email}. Ask for a new one.`,
    );
  }
  if (!user.emailConfirmedAt) await updateUser(tx, userId, { emailConfirmedAt: at });
}
