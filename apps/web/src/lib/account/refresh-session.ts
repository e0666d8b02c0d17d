import { findSession } from '@counter/contract/auth';
import { call } from '../api.ts';
import { readSession, signedIn } from '../session.ts';

/**
 * Refreshes the session from the server; the route guards then redirect the person if needed. Does nothing if they
 * signed out in the meantime.
 * @throws ApiProblem or ConnectionError if the server gave no session.
 */
export async function refreshSession(): Promise<void> {
  const token = readSession().user?.token;
  const answer = await call(findSession, {});
  if (readSession().user?.token === token) signedIn(answer);
}
