import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id } from '../shared/schema.ts';
import { loginAnswer } from './auth.schemas.ts';
import { addPasskeyRequest, passkeyOptions, passkeySignInRequest } from './passkeys.schemas.ts';
import { profile, recoveryCodes } from './profile.schemas.ts';
import { personProof } from './proof.schemas.ts';

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/merchant/auth/passkey/options',
  summary: 'Creates a challenge to sign in with a passkey; it works once, for five minutes.',
  answer: envelope(passkeyOptions),
  can: 'anyone',
  rateLimit: 30,
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/merchant/auth/passkey',
  summary: 'Signs a person in with a passkey, which counts as password and second factor.',
  body: passkeySignInRequest,
  answer: loginAnswer,
  can: 'anyone',
  rateLimit: 30,
});

export const startPasskeyProof = endpoint({
  method: 'POST',
  path: '/merchant/profile/passkey/proof-options',
  summary: "Creates a challenge for one of the caller's passkeys, to prove who they are.",
  answer: envelope(passkeyOptions),
  can: 'signedIn',
  beforeFactor: true,
  rateLimit: 30,
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/merchant/profile/passkey/options',
  summary: 'Creates the options for a new passkey; nothing changes until it is added.',
  body: personProof,
  answer: envelope(passkeyOptions),
  can: 'signedIn',
  proof: 'required',
  beforeFactor: true,
  rateLimit: 10,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/merchant/profile/passkey',
  summary: "Adds a passkey. Returns recovery codes if it is the caller's first second factor.",
  body: addPasskeyRequest,
  answer: envelope(recoveryCodes),
  can: 'signedIn',
  beforeFactor: true,
  rateLimit: 10,
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/merchant/profile/passkey/remove',
  summary: 'Removes a passkey of the person.',
  body: z.object({ passkeyId: id, ...personProof.shape }),
  answer: envelope(profile),
  can: 'signedIn',
  proof: 'required',
  rateLimit: 10,
});
