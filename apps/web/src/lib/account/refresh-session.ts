import { findSession } from '@counter/contract/auth';
import { call } from '../api.ts';
import { readSession, signedIn } from '../session.ts';

/**
 * Reads the session again; the guards then lead the person to where they belong now. Who has signed out
 * meanwhile stays signed out.
 * @throws ApiProblem or ConnectionError when the server did not tell.
 */
export async function refreshSession(): Promise<void> {
  const token = readSession().user?.token;
  const answer = await call(findSession, {});
  if (readSession().user?.token === token) signedIn(answer);
}
