import type { Profile, ProfileRequest } from '@counter/contract/auth';
import { findBounce, liftBounce } from '../../../platform/messages/mail/bounced-addresses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeAccount, type Caller } from '../account-work.ts';
import { findPendingEmail } from '../email/email-confirmations.repository.ts';
import { findMemberships, usualDatesOf } from '../memberships.repository.ts';
import { findPasskeys } from '../passkeys/passkeys.repository.ts';
import { countRecoveryCodes } from '../factors/second-factor.repository.ts';
import { findUser, lockUser, updateUser, type UserRow } from '../users.repository.ts';

/** Returns a person's own account. */
export async function findProfile({ db, clock }: Platform, userId: number): Promise<Profile> {
  const user = await findUser(db, userId);
  const [pendingEmail, bounce, recoveryCodesLeft, passkeys, memberships] = await Promise.all([
    findPendingEmail(db, user, clock.now()),
    findBounce(db, user.email),
    countRecoveryCodes(db, userId),
    findPasskeys(db, userId),
    findMemberships(db, userId),
  ]);
  return {
    userId,
    ...changeable(user),
    usualDates: usualDatesOf(memberships),
    email: user.email,
    emailConfirmed: user.emailConfirmedAt !== null,
    emailBounced: bounce?.reason ?? null,
    pendingEmail,
    secondFactor: {
      enabled: user.secondFactorAt !== null,
      recoveryCodesLeft,
      authenticatorSince: user.totpConfirmedAt?.toISOString() ?? null,
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        addedAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      })),
    },
  };
}

/** Resumes mail to a person after a bounce. */
export async function mailMeAgain(
  platform: Platform,
  { session, request }: Caller,
): Promise<Profile> {
  const { actor, userId } = session;
  await changeAccount(platform, request, async ({ tx, audit }) => {
    const { email } = await lockUser(tx, userId);
    if (await liftBounce(tx, email)) await audit({ actor, action: 'user.mailAgain', userId });
  });
  return findProfile(platform, userId);
}

/** Changes name, phone number and the format of dates. Unchanged values aren't recorded. */
export async function updateProfile(
  platform: Platform,
  { session, request }: Caller,
  profile: ProfileRequest,
): Promise<Profile> {
  const { actor, userId } = session;
  await changeAccount(platform, request, async ({ tx, audit }) => {
    const user = await lockUser(tx, userId);
    const change = differences(changeable(user), profile);
    if (Object.keys(change.after).length === 0) return;
    await updateUser(tx, userId, {
      fullName: profile.fullName,
      phoneNumber: profile.phoneNumber,
      dateOrder: profile.dateOrder,
      clock: profile.clock,
    });
    await audit({ actor, action: 'user.update', userId, ...change });
  });
  return findProfile(platform, userId);
}

function changeable(user: UserRow): ProfileRequest {
  return {
    fullName: user.fullName,
    phoneNumber: user.phoneNumber,
    dateOrder: user.dateOrder,
    clock: user.clock,
  };
}

/** Returns only the changed fields, before and after. */
function differences(before: ProfileRequest, after: ProfileRequest) {
  const names = (['fullName', 'phoneNumber', 'dateOrder', 'clock'] as const).filter(
    (name) => before[name] !== after[name],
  );
  const pick = (profile: ProfileRequest) =>
    Object.fromEntries(names.map((name) => [name, profile[name]]));
  return { before: pick(before), after: pick(after) };
}
