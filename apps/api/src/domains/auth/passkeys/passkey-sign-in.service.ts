import type { LoginAnswer, passkeySignInRequest } from '@counter/contract/auth';
import type { z } from 'zod/mini';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeAccount } from '../account-work.ts';
import { describeSession, personOf } from '../sessions/describe-session.service.ts';
import { checkAssertion } from './passkey-check.service.ts';
import { endOpenReset } from '../factors/factor-resets.repository.ts';
import { recordUse } from './passkeys.repository.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { lockUser } from '../users.repository.ts';

/**
 * Signs a person in with a passkey. It counts as both factors, because the device has verified the person. Other
 * people's wrong passwords don't lock it out.
 * @throws ProblemError WRONG_CREDENTIALS if the passkey is unknown, was refused, or belongs to another account than
 * `email`
 */
export async function signInWithPasskey(
  platform: Platform,
  { passkey, email, remember }: z.output<typeof passkeySignInRequest>,
  request: RequestFacts,
): Promise<LoginAnswer> {
  const use = await checkAssertion(platform, passkey, { purpose: 'SIGN_IN' });
  if (!use) throw refused();
  const { user, token } = await changeAccount(platform, request, async (work) => {
    const account = await lockUser(work.tx, use.userId);
    if (email !== undefined && email.trim().toLowerCase() !== account.email) throw otherAccount();
    if (!(await recordUse(work.tx, use, work.at))) throw refused();
    await endOpenReset(work.tx, account.id, 'CANCELLED', work.at);
    const opening = { request, remember, secondFactor: 'passkey' };
    return { user: account, token: await openSession(platform, work, account, opening) };
  });
  return describeSession(platform, personOf(user), token);
}

function refused(): ProblemError {
  return new ProblemError(
    'WRONG_CREDENTIALS',
    "That passkey didn't work here. Try again, or sign in with your password.",
  );
}

function otherAccount(): ProblemError {
  return new ProblemError(
    'WRONG_CREDENTIALS',
    'That passkey belongs to another account. Choose the one you saved for this account.',
  );
}
