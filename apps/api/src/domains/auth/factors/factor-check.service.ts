import type { PasskeyAssertion } from '@counter/contract/auth';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeAccount, type AccountWork } from '../account-work.ts';
import { checkAssertion } from '../passkeys/passkey-check.service.ts';
import { findPasskeys, recordUse } from '../passkeys/passkeys.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { spendRecoveryCode, spendTimeStep } from './second-factor.repository.ts';
import { findTimeStep } from './totp.ts';
import { openTotpSecret } from './totp-secret.ts';
import { lockUser, type UserRow } from '../users.repository.ts';

/** The kinds of second factor that a person can prove with. */
export type FactorKind = 'authenticator app' | 'recovery code' | 'passkey';

type Given = {
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
  readonly sessionId: number;
};

/** Checks a second factor within a session and marks it as used. Returns false for a wrong or used one. */
export async function spendFactor(
  platform: Platform,
  request: RequestFacts,
  user: UserRow,
  { code, passkey, sessionId }: Given,
): Promise<boolean> {
  if (!passkey) {
    return changeAccount(platform, request, async (work) => {
      const locked = await lockUser(work.tx, user.id);
      return (await spendCode(platform, work, locked, code ?? '')) !== null;
    });
  }
  const use = await checkAssertion(platform, passkey, { purpose: 'PROVE', sessionId });
  if (use?.userId !== user.id) return false;
  return changeAccount(platform, request, async (work) => recordUse(work.tx, use, work.at));
}

/**
 * Checks a code of the authenticator app or a recovery code and marks it as used. Returns null for a wrong or used one.
 */
export async function spendCode(
  platform: Platform,
  { tx, at }: AccountWork,
  user: UserRow,
  code: string,
): Promise<FactorKind | null> {
  const digits = code.replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) {
    return (await spendDigits(platform, { tx, at }, user, digits)) ? 'authenticator app' : null;
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
  if (!user.totpConfirmedAt) return false;
  const secret = openTotpSecret(platform, user);
  const step = secret && findTimeStep(secret, digits, at);
  return typeof step === 'number' && spendTimeStep(tx, user.id, step);
}

/** Returns the fields that ask for the person's second factor, preferred first. */
export async function wantedFactors(db: Db | Tx, user: UserRow) {
  const passkeys = await findPasskeys(db, user.id);
  const code = {
    path: 'code',
    message: user.totpConfirmedAt
      ? 'Enter the code from your authenticator app, or a recovery code.'
      : 'Use your passkey, or enter a recovery code.',
  };
  const passkey = { path: 'passkey', message: 'Use your passkey.' };
  return passkeys.length > 0 ? ([code, passkey] as const) : ([code] as const);
}
