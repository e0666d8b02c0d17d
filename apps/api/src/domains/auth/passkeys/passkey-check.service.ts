import type { PasskeyAssertion } from '@counter/contract/auth';
import { createSecret, hashSecret } from '../../../platform/kernel/crypto.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  createChallenge,
  spendChallenge,
  type ChallengeBinding,
} from './passkey-challenges.repository.ts';
import {
  findPasskeyByCredential,
  type FoundPasskey,
  type PasskeyUse,
} from './passkeys.repository.ts';

const challengeMinutes = 5;
export const challengeMs = challengeMinutes * 60_000;

/** Loads the passkey library on first use, because its 200 modules take a twentieth of the startup time. */
export const loadWebauthn = async () => import('@simplewebauthn/server');

/** Creates a challenge that is valid once, for five minutes, and stores its hash. */
export async function issueChallenge(
  { db, clock }: Platform,
  binding: ChallengeBinding,
): Promise<string> {
  const challenge = createSecret();
  const expiresAt = new Date(clock.now().getTime() + challengeMs);
  await createChallenge(db, hashSecret(challenge), expiresAt, binding);
  return challenge;
}

/** Returns the library's callback that checks a challenge and marks it as used. */
export function challengeCheck({ db, clock }: Platform, binding: ChallengeBinding) {
  return async (signed: string): Promise<boolean> => {
    const challenge = Buffer.from(signed, 'base64url').toString('utf8');
    return spendChallenge(db, hashSecret(challenge), clock.now(), binding);
  };
}

/** The relying party of passkeys: the installation's public address. */
export function relyingParty({ publicUrl }: Pick<Platform, 'publicUrl'>) {
  const { origin, hostname } = new URL(publicUrl());
  return { origin, rpId: hostname };
}

/**
 * Checks an assertion: a known passkey, our site, a live challenge, a user verified by the device, and a counter that
 * increased. Returns null if a check fails.
 */
export async function checkAssertion(
  platform: Platform,
  assertion: PasskeyAssertion,
  binding: ChallengeBinding,
): Promise<PasskeyUse | null> {
  const { id } = assertion;
  const passkey = await findPasskeyByCredential(platform.db, Buffer.from(id, 'base64url'));
  if (!passkey || !belongsTo(assertion, passkey)) return null;
  const { origin, rpId } = relyingParty(platform);
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: toLibrary(assertion),
      expectedChallenge: challengeCheck(platform, binding),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signCount,
      },
    });
    const { newCounter: signCount } = authenticationInfo;
    return verified ? { passkeyId: passkey.id, userId: passkey.userId, signCount } : null;
  } catch (error) {
    // The library throws for every forged or replayed assertion.
    const reason = error instanceof Error ? error.message : String(error);
    platform.log.info({ reason, passkeyId: passkey.id }, 'refused a passkey');
    return null;
  }
}

function belongsTo({ response }: PasskeyAssertion, { passkeyHandle }: FoundPasskey): boolean {
  const { userHandle } = response;
  return !userHandle || Buffer.from(userHandle, 'base64url').equals(passkeyHandle);
}

function toLibrary({ id, rawId, type, response }: PasskeyAssertion) {
  const { userHandle, ...signed } = response;
  return {
    id,
    rawId,
    type,
    response: userHandle ? { ...signed, userHandle } : signed,
    clientExtensionResults: {},
  };
}
