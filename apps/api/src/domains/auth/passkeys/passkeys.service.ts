import type { addPasskeyRequest, PasskeyRegistration, Profile } from '@counter/contract/auth';
import type { z } from 'zod/mini';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Proven } from '../../../platform/tenancy/proven.ts';
import { changeAccount, type Caller } from '../account-work.ts';
import { afterAdding, afterRemoving, type FactorAdded } from '../factors/factor-changes.service.ts';
import { factorAddedMail, factorRemovedMail } from '../mails.ts';
import {
  challengeCheck,
  challengeMs,
  issueChallenge,
  loadWebauthn,
  relyingParty,
} from './passkey-check.service.ts';
import { createPasskey, deletePasskey, findPasskeys } from './passkeys.repository.ts';
import { lockProven } from '../person-proof.service.ts';
import { findProfile } from '../profile/profile.service.ts';
import { findUser, lockUser } from '../users.repository.ts';
import type { SessionFacts } from '../../../platform/tenancy/sessions.ts';

/** EdDSA, ES256 and RS256, the algorithms of browsers. */
const algorithms = [-8, -7, -257];

/** The maximum per person. */
const maxPasskeys = 20;

/**
 * Returns the options for a new passkey. It must be discoverable, so that it signs in without an email, and verify the
 * user.
 */
export async function startPasskey(
  platform: Platform,
  { sessionId, userId }: SessionFacts,
): Promise<string> {
  const { db } = platform;
  const [user, passkeys] = await Promise.all([findUser(db, userId), findPasskeys(db, userId)]);
  if (passkeys.length >= maxPasskeys) {
    throw new ProblemError('CONFLICT', `You have ${maxPasskeys} passkeys. Remove one first.`);
  }
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Counter',
    rpID: relyingParty(platform).rpId,
    userID: new Uint8Array(user.passkeyHandle),
    userName: user.email,
    userDisplayName: user.fullName,
    challenge: await issueChallenge(platform, { purpose: 'REGISTER', sessionId }),
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: passkeys.map(({ credentialId: id }) => ({ id: id.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/**
 * Adds a passkey that answers a challenge of this session, and mails the owner.
 * @throws ProblemError INVALID_FIELDS on `passkey` for an invalid answer, CONFLICT if it is already registered
 */
export async function addPasskey(
  platform: Platform,
  caller: Caller,
  { name, passkey }: z.output<typeof addPasskeyRequest>,
): Promise<FactorAdded> {
  const { session, request } = caller;
  const credential = await checkRegistration(platform, session, passkey);
  return changeAccount(platform, request, async (work) => {
    const user = await lockUser(work.tx, session.userId);
    const created = await createPasskey(work.tx, {
      userId: user.id,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      name,
      createdAt: work.at,
    });
    if (!created) throw new ProblemError('CONFLICT', 'That passkey is already registered.');
    const added = await afterAdding(work, user, session);
    await work.audit({
      actor: session.actor,
      action: 'user.addPasskey',
      userId: user.id,
      after: { name, ended: added.ended },
    });
    await work.mail(factorAddedMail(user, `passkey "${name}"`));
    return added;
  });
}

async function checkRegistration(
  platform: Platform,
  { sessionId }: SessionFacts,
  { id, rawId, type, response }: PasskeyRegistration,
) {
  const { origin, rpId } = relyingParty(platform);
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challengeCheck(platform, { purpose: 'REGISTER', sessionId }),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (error) {
    // The library throws for every forged or late answer.
    const reason = error instanceof Error ? error.message : String(error);
    platform.log.info({ reason }, 'refused a new passkey');
  }
  throw refusedField('passkey', "We couldn't add this passkey. Try again.");
}

/**
 * Removes a passkey and mails the owner.
 * @throws ProblemError NOT_FOUND, or CONFLICT if it is the last factor of a person who must have one
 */
export async function removePasskey(
  platform: Platform,
  { session, request }: Caller,
  proven: Proven,
  passkeyId: number,
): Promise<Profile> {
  await changeAccount(platform, request, async ({ tx, audit, mail }) => {
    const user = await lockProven(tx, proven);
    const name = await deletePasskey(tx, user.id, passkeyId);
    if (name === undefined) throw new ProblemError('NOT_FOUND', 'That passkey no longer exists.');
    const isProtected = await afterRemoving(tx, user);
    const before = { name };
    await audit({ actor: session.actor, action: 'user.removePasskey', userId: user.id, before });
    await mail(factorRemovedMail(user, `passkey "${name}"`, isProtected));
  });
  return findProfile(platform, session.userId);
}

/** Returns the options to prove one of the person's own passkeys within a session. */
export async function startPasskeyProof(
  platform: Platform,
  { sessionId, userId }: SessionFacts,
): Promise<string> {
  const passkeys = await findPasskeys(platform.db, userId);
  if (passkeys.length === 0) {
    throw new ProblemError('CONFLICT', 'You have no passkey. Use another way.');
  }
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(platform).rpId,
    challenge: await issueChallenge(platform, { purpose: 'PROVE', sessionId }),
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId: id }) => ({ id: id.toString('base64url') })),
  });
  return JSON.stringify(options);
}

/** Returns the options to sign in with any passkey of this site. */
export async function startPasskeySignIn(platform: Platform): Promise<string> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(platform).rpId,
    challenge: await issueChallenge(platform, { purpose: 'SIGN_IN' }),
    timeout: challengeMs,
    userVerification: 'required',
  });
  return JSON.stringify(options);
}
