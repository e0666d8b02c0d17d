import { logout } from '@counter/contract/auth';
import { call } from '../../lib/api.ts';
import { clearSession, readSession, signInFailed } from '../../lib/session.ts';

const stillOpenThere =
  'You are logged out on this device, but the server could not be told. ' +
  'If others use this device, change your password when you are connected again.';

/** Ends the session here at once, then on the server. */
export async function signOut(): Promise<void> {
  const token = readSession().user?.token;
  clearSession();
  if (token === undefined) return;
  try {
    await call(logout, {}, { token });
  } catch {
    if (!readSession().authenticated) signInFailed(stillOpenThere);
  }
}
