import type { Profile, SecondFactorOffer } from '@counter/contract/auth';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Proven } from '../../../platform/tenancy/proven.ts';
import { changeAccount, type Caller } from '../account-work.ts';
import { afterAdding, afterRemoving, type FactorAdded } from './factor-changes.service.ts';
import { factorAddedMail, factorRemovedMail, newRecoveryCodesMail } from '../mails.ts';
import { lockProven } from '../person-proof.service.ts';
import { findProfile } from '../profile/profile.service.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './second-factor.repository.ts';
import { createTotpSecret, findTimeStep, totpUri } from './totp.ts';
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts';
import { lockUser, updateUser, type UserRow } from '../users.repository.ts';

const appName = 'authenticator app';

/**
 * Offers a secret for an authenticator app; replaces an earlier offer. It takes effect once a code is confirmed.
 * @throws ProblemError CONFLICT if the person already has an app
 */
export async function offerSecondFactor(
  platform: Platform,
  { session, request }: Caller,
  proven: Proven,
): Promise<SecondFactorOffer> {
  const secret = createTotpSecret();
  const email = await changeAccount(platform, request, async ({ tx, audit }) => {
    const user = await lockProven(tx, proven);
    if (user.totpConfirmedAt) throw alreadyOn();
    await updateUser(tx, user.id, { totpSecret: sealTotpSecret(platform, user, secret) });
    await audit({ actor: session.actor, action: 'user.offerSecondFactor', userId: user.id });
    return user.email;
  });
  return { secret, uri: totpUri(secret, email) };
}

/**
 * Adds the offered authenticator app and mails the owner.
 * @throws ProblemError INVALID_FIELDS on `code`, or CONFLICT if the app was already added or never offered
 */
export async function confirmSecondFactor(
  platform: Platform,
  { session, request }: Caller,
  code: string,
): Promise<FactorAdded> {
  return changeAccount(platform, request, async (work) => {
    const { tx, at } = work;
    const user = await lockUser(tx, session.userId);
    const step = findOfferedStep(platform, user, code, at);
    await updateUser(tx, user.id, { totpConfirmedAt: at, totpLastStep: step });
    const added = await afterAdding(work, user, session);
    await work.audit({
      actor: session.actor,
      action: 'user.enableSecondFactor',
      userId: user.id,
      after: { ended: added.ended },
    });
    await work.mail(factorAddedMail(user, appName));
    return added;
  });
}

function findOfferedStep(platform: Platform, user: UserRow, code: string, at: Date): number {
  if (user.totpConfirmedAt) throw alreadyOn();
  const secret = openTotpSecret(platform, user);
  if (secret === null) {
    throw new ProblemError(
      'CONFLICT',
      'There is no code to confirm yet. Start again and scan the QR code.',
    );
  }
  const step = findTimeStep(secret, code.replaceAll(' ', ''), at);
  if (step !== null) return step;
  throw refusedField(
    'code',
    "That code is wrong. Check that your phone's clock is right, and enter the newest code.",
  );
}

/**
 * Removes the authenticator app and mails the owner, or cancels an unconfirmed offer.
 * @throws ProblemError CONFLICT if it is the last factor of a person who must have one
 */
export async function removeSecondFactor(
  platform: Platform,
  { session, request }: Caller,
  proven: Proven,
): Promise<Profile> {
  await changeAccount(platform, request, async ({ tx, audit, mail }) => {
    const user = await lockProven(tx, proven);
    if (!user.totpSecret) return;
    await updateUser(tx, user.id, {
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
    });
    if (!user.totpConfirmedAt) return;
    const isProtected = await afterRemoving(tx, { ...user, totpConfirmedAt: null });
    await audit({ actor: session.actor, action: 'user.disableSecondFactor', userId: user.id });
    await mail(factorRemovedMail(user, appName, isProtected));
  });
  return findProfile(platform, session.userId);
}

/**
 * Replaces the recovery codes and mails the owner. The new codes are returned only this once.
 * @throws ProblemError CONFLICT if the person has no second factor
 */
export async function renewRecoveryCodes(
  platform: Platform,
  { session, request }: Caller,
  proven: Proven,
): Promise<string[]> {
  const codes = createRecoveryCodes();
  await changeAccount(platform, request, async ({ tx, audit, mail }) => {
    const user = await lockProven(tx, proven);
    if (!user.secondFactorAt) {
      throw new ProblemError(
        'CONFLICT',
        'Recovery codes come with a second factor. Add an authenticator app or a passkey first.',
      );
    }
    await replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode));
    await audit({ actor: session.actor, action: 'user.renewRecoveryCodes', userId: user.id });
    await mail(newRecoveryCodesMail(user));
  });
  return codes;
}

function alreadyOn(): ProblemError {
  return new ProblemError(
    'CONFLICT',
    'You already have an authenticator app. To move it to another phone, remove it first.',
  );
}
