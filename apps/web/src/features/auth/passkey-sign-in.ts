import { signInWithPasskey, startPasskeySignIn } from '@counter/contract/auth';
import { call } from '../../lib/api.ts';
import { answerWithPasskey } from '../../lib/account/passkeys.ts';
import { signedIn } from '../../lib/session.ts';

interface PasskeySignIn {
  remember: boolean;
  /** The account whose password was entered; any account if absent. */
  email?: string;
}

/** Signs in with a passkey of this device or a nearby phone. */
export async function signInByPasskey(wish: PasskeySignIn): Promise<void> {
  const { data } = await call(startPasskeySignIn, {});
  const passkey = await answerWithPasskey(data.options);
  signedIn(await call(signInWithPasskey, { body: { passkey, ...wish } }));
}
