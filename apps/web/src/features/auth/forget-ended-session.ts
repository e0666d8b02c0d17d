import { findSession } from '@counter/contract/auth';
import { ApiProblem, call } from '../../lib/api.ts';
import { clearSession, isSignedIn, readSession } from '../../lib/session.ts';

/**
 * Forgets the session of this browser if the server has ended it; somebody else's stays. Where the
 * server cannot be asked now, the next call of the session finds it out.
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
