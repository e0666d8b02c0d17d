import { demoPassword } from '@counter/contract/auth';
import type { PasswordOwner } from '@counter/contract/passwords';
import { hash, verify } from '@node-rs/argon2';
import { refusedField } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';

/** argon2id with the parameters OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same characters, however a keyboard composes them. */
const normalize = (password: string): string => password.normalize('NFKC');

/** The stored form of a password, whatever it is. People choose theirs by `hashNewPassword`. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), cost);
}

/**
 * The stored form of a password that its owner chooses in `field`.
 * @throws ProblemError INVALID_FIELDS on `field` for a password that is easy to guess or that was stolen.
 */
export async function hashNewPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  // Loaded with the first use: the word lists take 35 MB.
  const { ratePassword } = await import('@counter/contract/passwords');
  const { refusal: message } = ratePassword(password, owner);
  if (message === null) return hashPassword(password);
  throw refusedField(field, message);
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a stored one it takes as long and answers false, so nobody learns which
 * accounts exist. The demo's password is right in a demo alone.
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

/** Passwords stored before they were normalized match as they were typed. */
async function verifyEither(stored: string, typed: string): Promise<boolean> {
  const normalized = normalize(typed);
  if (await verify(stored, normalized)) return true;
  return normalized !== typed && verify(stored, typed);
}
