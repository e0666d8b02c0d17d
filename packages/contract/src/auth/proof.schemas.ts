import { z } from 'zod/mini';
import { typedPassword } from '../shared/typed-password.ts';
import { passkeyAssertion } from './passkeys.schemas.ts';
import { upTo } from '../shared/lengths.ts';

/**
 * A signed-in person's proof of who they are: the password and, where they have a second factor, a code of
 * the authenticator app, a recovery code, or an assertion of a passkey.
 */
export const personProof = z.object({
  password: typedPassword('Password is required'),
  code: z.optional(z.string().check(z.trim(), upTo(40))),
  passkey: z.optional(passkeyAssertion),
});

export type PersonProof = z.output<typeof personProof>;
