import { z } from 'zod/mini';
import { id, instant, requiredText } from '../shared/schema.ts';

/** Binary values are base64url. */
const bytes = z.string().check(z.minLength(1), z.maxLength(10_000));

const credentialHead = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(40))),
  clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
};

/** A browser's answer to a challenge, signed by a passkey (WebAuthn's AuthenticationResponseJSON). */
export const passkeyAssertion = z.object({
  ...credentialHead,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
});

export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** A new passkey from the browser (WebAuthn's RegistrationResponseJSON). */
const passkeyRegistration = z.object({
  ...credentialHead,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: z.optional(bytes),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(bytes),
  }),
});

export type PasskeyRegistration = z.output<typeof passkeyRegistration>;

/** Options for `navigator.credentials`, as JSON text that the browser parses. */
export const passkeyOptions = z.object({ options: z.string() });

/** A person's passkey as they see it. */
export const passkey = z.object({
  id,
  name: z.string(),
  addedAt: instant,
  lastUsedAt: z.nullable(instant),
});

export type Passkey = z.infer<typeof passkey>;

/** The form for a passkey's name. */
export const passkeyName = z.object({ name: requiredText('Name is required', 60) });

export const addPasskeyRequest = z.object({
  ...passkeyName.shape,
  passkey: passkeyRegistration,
});

/** `email` limits it to one account, after its password was entered. */
export const passkeySignInRequest = z.object({
  passkey: passkeyAssertion,
  email: z.optional(z.string().check(z.maxLength(254))),
  remember: z._default(z.boolean(), false),
});
