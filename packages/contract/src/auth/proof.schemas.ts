import { z } from 'zod/mini';
import { typedPassword } from '../shared/typed-password.ts';
import { passkeyAssertion } from './passkeys.schemas.ts';
import { upTo } from '../shared/lengths.ts';

/**
 * A signed-in person's proof of identity: the password and, if they have a second factor, a code from the authenticator
 * app, a recovery code, or a passkey assertion.
 */
export const personProof = z.object({
  password: typedPassword('Password is required'),
  code: z.optional(z.string().check(z.trim(), upTo(40))),
  passkey: z.optional(passkeyAssertion),
});

export type PersonProof = z.output<typeof personProof>;
