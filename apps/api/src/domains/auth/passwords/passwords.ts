import { demoPassword } from '@counter/contract/auth';
import type { PasswordOwner } from '@counter/contract/passwords';
import { hash, verify } from '@node-rs/argon2';
import { refusedField } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';

/** argon2id with the parameters OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Makes passwords independent of how a keyboard composes characters. */
const normalize = (password: string): string => password.normalize('NFKC');

/** Hashes any password without rating it. For passwords that people choose, use `hashNewPassword`. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), cost);
}

/**
 * Hashes a password that its owner chose in `field`.
 * @throws ProblemError INVALID_FIELDS on `field` for a password that is easy to guess or known to be stolen
 */
export async function hashNewPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  // Loaded on first use, because the word lists take 35 MB.
  const { ratePassword } = await import('@counter/contract/passwords');
  const { refusal: message } = ratePassword(password, owner);
  if (message === null) return hashPassword(password);
  throw refusedField(field, message);
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a stored one it takes as long and returns false, so nobody learns which accounts exist.
 * The demo password is valid only in a demo.
 */
export async function checkPassword(
  { demo }: Pick<Platform, 'demo'>,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verifyEither(stored ?? (await decoy), password);
  return stored !== undefined && matches && (demo || normalize(password) !== demoPassword);
}

/** Passwords stored before normalization must match exactly as typed. */
async function verifyEither(stored: string, typed: string): Promise<boolean> {
  const normalized = normalize(typed);
  if (await verify(stored, normalized)) return true;
  return normalized !== typed && verify(stored, typed);
}
