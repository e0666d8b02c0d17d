import { isSignedIn, useSession } from '../../../lib/session.ts';
import { ButtonAnchor } from '../../../ui/actions/button.tsx';
import type { DeadLink } from '../link-state.ts';
import { useFocusOnHeading } from '../focus-on-heading.ts';
import { ScreenHeader } from '../screen-header.tsx';
import { NextSteps } from '../next-steps.tsx';
import { text } from '../auth.text.ts';
import { signInText } from '../sign-in.text.ts';
import { text as invitationText } from './invitation.text.ts';

/** The reason an invitation can't be accepted, with the server's message. */
export type Dead = { readonly dead: DeadLink; readonly message: string };

const titles: Record<DeadLink, string> = {
  used: invitationText.alreadyAcceptedTitle,
  expired: invitationText.invitationExpiredTitle,
  unknown: text.linkUnknownTitle,
};

/** Explains why an invitation can't be accepted, and what to do. */
export function DeadInvitation({ dead, message }: Dead) {
  useFocusOnHeading();
  const someone = isSignedIn(useSession());
  return (
    <>
      <ScreenHeader title={titles[dead]}>{message}</ScreenHeader>
      <NextSteps>
        {someone ? (
          <ButtonAnchor href="/dashboard/app">{invitationText.goToYourStore}</ButtonAnchor>
        ) : (
          <ButtonAnchor href="/login">{signInText.login}</ButtonAnchor>
        )}
        <ButtonAnchor href="/home" variant="default">
          {text.home}
        </ButtonAnchor>
      </NextSteps>
    </>
  );
}
