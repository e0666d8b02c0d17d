import { isSignedIn, useSession } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import type { DeadLink } from '../link-state.ts';
import { useFocusOnHeading } from '../focus-on-heading.ts';
import { ScreenHeader } from '../screen-header.tsx';
import { NextSteps } from '../next-steps.tsx';
import { text } from '../auth.text.ts';

/** The reason an invitation can't be accepted, with the server's message. */
export type Dead = { readonly dead: DeadLink; readonly message: string };

const titles: Record<DeadLink, string> = {
  used: text.invitation.thisInvitationWasAcceptedAlready,
  expired: text.invitation.thisInvitationWorksNoLonger,
  unknown: text.thisLinkDoesNotWork,
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
          <LinkButton to="/dashboard/app">{text.invitation.goToYourStore}</LinkButton>
        ) : (
          <LinkButton to="/login">{text.login}</LinkButton>
        )}
        <LinkButton to="/home" variant="default">
          {text.home}
        </LinkButton>
      </NextSteps>
    </>
  );
}
