import { findSession } from '@counter/contract/auth';
import { ApiProblem, call } from '../../lib/api.ts';
import { clearSession, isSignedIn, readSession } from '../../lib/session.ts';

/**
 * Clears this browser's session if the server has ended it. If the server can't be reached now, the next call finds
 * out.
 */
export async function forgetEndedSession(): Promise<void> {
  if (!isSignedIn(readSession())) return;
  try {
    await call(findSession, {});
  } catch (failure) {
    const ended = failure instanceof ApiProblem && failure.code === 'NOT_SIGNED_IN';
    if (ended) clearSession();
    else console.info('Whether the session has ended is not known yet.', failure);
  }
}
