import { refreshSession as askServer } from '../../lib/account/refresh-session.ts';
import { isSignedIn, readSession } from '../../lib/session.ts';

/** Refreshes the session from the server if there is one; keeps it as is if the server can't be reached. */
export async function refreshSession(): Promise<void> {
  if (!isSignedIn(readSession())) return;
  try {
    await askServer();
  } catch (failure) {
    console.info('The session could not be refreshed.', failure);
  }
}
