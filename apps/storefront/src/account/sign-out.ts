import { signOutConsumer } from '@counter/contract/consumers';
import { forgetKnownDetails } from '../checkout/known-details.ts';
import { call, isOutcomeUnknown, wordsOf } from '../lib/http.ts';

/**
 * Ends the session, and forgets what this browser fills in, so that the next person sees nothing. Returns why it
 * failed; empty if it didn't.
 */
export async function signOut(): Promise<string> {
  try {
    await call(signOutConsumer, {});
  } catch (error) {
    if (isOutcomeUnknown(error)) return wordsOf(error);
    // A session that has ended already is what was asked for.
    console.info('Signing out was refused.', error);
  }
  forgetKnownDetails();
  return '';
}
