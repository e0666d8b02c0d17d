import { signOutConsumer } from '@counter/contract/consumers';
import { useState } from 'react';
import { forgetKnownDetails } from '../checkout/known-details.ts';
import { call, isOutcomeUnknown, wordsOf } from '../lib/http.ts';
import { Button } from '../ui/button.tsx';
import classes from './account.module.css';
import { text } from './account.text.ts';

/** A button to sign out. If the server can't be reached, it says so and the person stays signed in. */
export function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const [problem, setProblem] = useState('');
  const leave = async (): Promise<void> => {
    const failure = await signOut();
    setProblem(failure);
    if (failure === '') onSignedOut();
  };
  return (
    <>
      <Button look="quiet" onClick={() => void leave()}>
        {text.signOut}
      </Button>
      <span role="alert" className={classes.problem}>
        {problem}
      </span>
    </>
  );
}

/**
 * Ends the session and deletes the details this browser fills in, so that the next person sees nothing. Returns the
 * error message, or an empty string.
 */
async function signOut(): Promise<string> {
  try {
    await call(signOutConsumer, {});
  } catch (error) {
    if (isOutcomeUnknown(error)) return wordsOf(error);
    // A session that has already ended is fine.
    console.info('Signing out was refused.', error);
  }
  forgetKnownDetails();
  return '';
}
