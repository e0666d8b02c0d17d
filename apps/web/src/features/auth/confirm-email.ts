import { confirmEmail } from '@counter/contract/auth';
import { ApiProblem, call } from '../../lib/api.ts';
import type { DeadConfirmation } from './dead-confirm-link.tsx';
import { deadLinkOf } from './link-state.ts';
import { refreshSession } from './refresh-session.ts';

/** The result of a confirmation link; `asks` is the server's request for the account's password. */
export type Confirmation =
  | { readonly email: string }
  | { readonly dead: DeadConfirmation }
  | { readonly asks: string };

/**
 * Confirms an address with the token from its mail. Rethrows failures that aren't about the link, such as a wrong
 * password.
 */
export async function confirmAddress(token: string, password?: string): Promise<Confirmation> {
  try {
    const body = password === undefined ? { token } : { token, password };
    const { data } = await call(confirmEmail, { body });
    await refreshSession();
    return { email: data.email };
  } catch (failure) {
    if (!(failure instanceof ApiProblem)) throw failure;
    if (failure.code === 'PASSWORD_REQUIRED') return { asks: failure.message };
    const dead = deadConfirmationOf(failure);
    if (dead === undefined) throw failure;
    return { dead };
  }
}

function deadConfirmationOf(failure: ApiProblem): DeadConfirmation | undefined {
  if (failure.code === 'EMAIL_TAKEN') return 'taken';
  const dead = deadLinkOf(failure);
  // A used link has confirmed its address.
  return dead === 'used' ? undefined : dead;
}
