import { logout } from '@counter/contract/auth';
import { call } from '../../lib/api.ts';
import { clearSession, readSession, signInFailed } from '../../lib/session.ts';
import { text } from './auth.text.ts';

const stillOpenThere = text.youAreLoggedOutOn + text.ifOthersUseThisDevice;

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
