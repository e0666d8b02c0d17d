import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import type { DeadLink } from './link-state.ts';
import { ScreenHeader } from './screen-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { text as sentences } from './auth.text.ts';
import { signInText } from './sign-in.text.ts';

/** Explains why a link can no longer keep the second factor, and how to continue. */
export function DeadFactorLink({ reason }: { reason: DeadLink }) {
  useFocusOnHeading();
  const isClosed = reason !== 'unknown';
  return (
    <>
      <ScreenHeader title={isClosed ? sentences.requestClosedTitle : sentences.linkUnknownTitle}>
        {isClosed ? sentences.requestClosedHelp : sentences.linkIncompleteHelp}
      </ScreenHeader>
      <NextSteps>
        {isClosed ? (
          <ButtonAnchor href="/password_reset">{sentences.chooseNewPassword}</ButtonAnchor>
        ) : null}
        <ButtonAnchor href="/login" variant={isClosed ? 'default' : 'filled'}>
          {signInText.login}
        </ButtonAnchor>
      </NextSteps>
    </>
  );
}
