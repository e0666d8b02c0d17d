import type { Profile, SecondFactorOffer } from '@counter/contract/auth';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeAccount, type Caller } from './account-work.ts';
import { secondFactorOffMail, secondFactorOnMail } from './mails.ts';
import { findDemandingStores } from './memberships.repository.ts';
import { lockProven, provePassword } from './password-proof.service.ts';
import { findProfile } from './profile.service.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './second-factor.repository.ts';
import { createTotpSecret, findTimeStep, totpUri } from './totp.ts';
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts';
import { lockUser, updateUser, type UserRow } from './users.repository.ts';

/**
 * Offers a secret for an authenticator app; a later offer replaces it. Nothing counts until a code of it
 * has been confirmed.
 * @throws ProblemError INVALID_FIELDS on `password`, ACCOUNT_LOCKED, or CONFLICT when it is on already.
 */
export async function offerSecondFactor(
  platform: Platform,
  caller: Caller,
  password: string,
): Promise<SecondFactorOffer> {
  const proven = await provePassword(platform, caller, password);
  const secret = createTotpSecret();
  await changeAccount(platform, caller.request, async ({ tx, audit }) => {
    const user = await lockProven(tx, proven);
    if (user.second_factor_at) throw alreadyOn();
    await updateUser(tx, user.id, { totp_secret: sealTotpSecret(platform, user, secret) });
    const { actor } = caller.session;
    await audit({ actor, action: 'user.offerSecondFactor', userId: user.id });
  });
  return { secret, uri: totpUri(secret, proven.email) };
}

/**
 * Switches the second factor on; answers the recovery codes, which are never shown again.
 * @throws ProblemError INVALID_FIELDS on `code`, or CONFLICT when it is on already or was not offered.
 */
export async function confirmSecondFactor(
  platform: Platform,
  { session, request }: Caller,
  code: string,
): Promise<string[]> {
  const codes = createRecoveryCodes();
  await changeAccount(platform, request, async ({ tx, at, audit, mail }) => {
    const user = await lockUser(tx, session.userId);
    const step = findOfferedStep(platform, user, code, at);
    await updateUser(tx, user.id, { second_factor_at: at, totp_last_step: step });
    await replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode));
    await audit({ actor: session.actor, action: 'user.enableSecondFactor', userId: user.id });
    await mail(secondFactorOnMail(user));
  });
  return codes;
}

function findOfferedStep(platform: Platform, user: UserRow, code: string, at: Date): number {
  if (user.second_factor_at) throw alreadyOn();
  const secret = openTotpSecret(platform, user);
  if (secret === null) {
    throw new ProblemError(
      'CONFLICT',
      'There is no code to confirm yet. Switch the second factor on first, and scan the QR code.',
    );
  }
  const step = findTimeStep(secret, code.replaceAll(' ', ''), at);
  if (step !== null) return step;
  const message =
    'This code does not fit. Check that your phone has the right time, and type the newest code.';
  throw new ProblemError('INVALID_FIELDS', message, { errors: [{ path: 'code', message }] });
}

/**
 * Switches the second factor off, and takes back an offer that was not confirmed.
 * @throws ProblemError INVALID_FIELDS on `password`, ACCOUNT_LOCKED, or CONFLICT while a store of the
 * person demands it.
 */
export async function removeSecondFactor(
  platform: Platform,
  caller: Caller,
  password: string,
): Promise<Profile> {
  const proven = await provePassword(platform, caller, password);
  await changeAccount(platform, caller.request, async ({ tx, audit, mail }) => {
    const user = await lockProven(tx, proven);
    if (!user.totp_secret) return;
    if (user.second_factor_at) await refuseWhileDemanded(tx, user.id);
    const nothing = { totp_secret: null, second_factor_at: null, totp_last_step: null };
    await updateUser(tx, user.id, nothing);
    await replaceRecoveryCodes(tx, user.id, []);
    const { actor } = caller.session;
    await audit({ actor, action: 'user.disableSecondFactor', userId: user.id });
    if (user.second_factor_at) await mail(secondFactorOffMail(user));
  });
  return findProfile(platform, caller.session.userId);
}

async function refuseWhileDemanded(tx: Tx, userId: number): Promise<void> {
  const stores = await findDemandingStores(tx, userId);
  if (stores.length === 0) return;
  const names = new Intl.ListFormat('en').format(stores);
  const verb = stores.length === 1 ? 'demands' : 'demand';
  throw new ProblemError(
    'CONFLICT',
    `${names} ${verb} a second factor of everybody in the team, so yours stays on. An owner there can stop that.`,
  );
}

/**
 * Puts ten new recovery codes in the place of the old ones; they are never shown again.
 * @throws ProblemError INVALID_FIELDS on `password`, ACCOUNT_LOCKED, or CONFLICT when the second factor
 * is off.
 */
export async function renewRecoveryCodes(
  platform: Platform,
  caller: Caller,
  password: string,
): Promise<string[]> {
  const proven = await provePassword(platform, caller, password);
  const codes = createRecoveryCodes();
  await changeAccount(platform, caller.request, async ({ tx, audit }) => {
    const user = await lockProven(tx, proven);
    if (!user.second_factor_at) {
      throw new ProblemError(
        'CONFLICT',
        'Recovery codes belong to the second factor, which is off. Switch it on first.',
      );
    }
    await replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode));
    const { actor } = caller.session;
    await audit({ actor, action: 'user.renewRecoveryCodes', userId: user.id });
  });
  return codes;
}

function alreadyOn(): ProblemError {
  return new ProblemError(
    'CONFLICT',
    'The second factor is on already. To move it to another phone, switch it off first.',
  );
}
