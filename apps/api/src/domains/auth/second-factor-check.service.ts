import type { Platform } from '../../platform/platform.ts';
import type { AccountWork } from './account-work.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { spendRecoveryCode, spendTimeStep } from './second-factor.repository.ts';
import { findTimeStep } from './totp.ts';
import { openTotpSecret } from './totp-secret.ts';
import type { UserRow } from './users.repository.ts';

/** By what a person proved to be more than a password. */
export type SecondFactorProof = 'authenticator app' | 'recovery code';

/** Uses up a code of the authenticator app or a recovery code; null when it is wrong or was used before. */
export async function spendCode(
  platform: Platform,
  { tx, at }: AccountWork,
  user: UserRow,
  code: string,
): Promise<SecondFactorProof | null> {
  const digits = code.replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) {
    const isRight = await spendDigits(platform, { tx, at }, user, digits);
    return isRight ? 'authenticator app' : null;
  }
  return (await spendRecoveryCode(tx, user.id, hashRecoveryCode(code), at))
    ? 'recovery code'
    : null;
}

async function spendDigits(
  platform: Platform,
  { tx, at }: Pick<AccountWork, 'tx' | 'at'>,
  user: UserRow,
  digits: string,
): Promise<boolean> {
  const secret = openTotpSecret(platform, user);
  const step = secret && findTimeStep(secret, digits, at);
  return typeof step === 'number' && spendTimeStep(tx, user.id, step);
}
