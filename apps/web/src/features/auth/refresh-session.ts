import { refreshSession as askServer } from '../../lib/account/refresh-session.ts';
import { isSignedIn, readSession } from '../../lib/session.ts';

/** Learns anew what the server says of the session, if there is one; without an answer it stays as it was. */
export async function refreshSession(): Promise<void> {
  if (!isSignedIn(readSession())) return;
  try {
    await askServer();
  } catch (failure) {
    console.info('The session could not be refreshed.', failure);
  }
}
