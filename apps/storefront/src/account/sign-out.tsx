import { signOutConsumer } from '@counter/contract/consumers';
import { useState } from 'react';
import { forgetKnownDetails } from '../checkout/known-details.ts';
import { call, isOutcomeUnknown, wordsOf } from '../lib/http.ts';
import { Button } from '../ui/button.tsx';
import classes from './account.module.css';
import { text } from './account.text.ts';

/** Signs out. Where the server can't be reached, it says so and stays signed in. */
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
 * Ends the session, and forgets what this browser fills in, so that the next person sees nothing. Returns why it
 * failed; empty if it didn't.
 */
async function signOut(): Promise<string> {
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
