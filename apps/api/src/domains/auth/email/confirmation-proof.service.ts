import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountWork } from '../account-work.ts';
import {
  countFailure,
  forgetFailures,
  refuseLockedSignIn,
  refuseWhenLocked,
} from '../sign-in/lock.service.ts';
import { signInAttempts, type Attempts } from '../sign-in/origin.ts';
import { checkPassword } from '../passwords/passwords.ts';
import type { UserRow } from '../users.repository.ts';
import type { SessionFacts } from '../../../platform/tenancy/sessions.ts';

/** A person who opens a confirmation link, signed in or not. */
export type Opener = { readonly session?: SessionFacts; readonly request: RequestFacts };

/** The proof that an opener owns the link's account. */
export type AccountProof =
  | 'session'
  | { readonly passwordHash: string; readonly attempts: Attempts };

/**
 * Checks that a link's account belongs to its opener: by their session, or else by the password. Access to the mailbox
 * is not enough, because anyone can sign up with any address. Wrong passwords count as failed sign-ins.
 * @throws ProblemError PASSWORD_REQUIRED, INVALID_FIELDS on `password`, or ACCOUNT_LOCKED
 */
export async function proveAccount(
  platform: Platform,
  link: { readonly user: UserRow; readonly email: string },
  password: string | undefined,
  { session, request }: Opener,
): Promise<AccountProof> {
  const { user, email } = link;
  if (session?.userId === user.id) return 'session';
  if (password === undefined) throw passwordRequired(email === user.email);
  const attempts = await signInAttempts(platform.db, user.email, request);
  await refuseLockedSignIn(platform, attempts, request);
  if (await checkPassword(platform, user.passwordHash, password)) {
    return { passwordHash: user.passwordHash, attempts };
  }
  await countFailure(platform, attempts, request);
  throw wrongPassword();
}

/**
 * Repeats the check with the account locked. Since the proof, the password may have changed, or concurrent guesses may
 * have locked the account.
 * @throws ProblemError INVALID_FIELDS on `password`, or ACCOUNT_LOCKED
 */
export async function recheckProof(
  { tx, at }: AccountWork,
  user: UserRow,
  proof: AccountProof,
): Promise<void> {
  if (proof === 'session') return;
  if (user.passwordHash !== proof.passwordHash) throw wrongPassword();
  await refuseWhenLocked(tx, proof.attempts, at);
  await forgetFailures(tx, proof.attempts);
}

function passwordRequired(signedUpWithIt: boolean): ProblemError {
  const which = signedUpWithIt ? 'you signed up with' : 'you log in with';
  const message = `Enter the password ${which} to confirm this address.`;
  const errors = [{ path: 'password', message }];
  return new ProblemError('PASSWORD_REQUIRED', message, { errors });
}

function wrongPassword(): ProblemError {
  return refusedField(
    'password',
    'That password is wrong. Try again, or choose "Forgot password?".',
  );
}
