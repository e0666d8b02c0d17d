import { isSignedIn, useSession } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import type { DeadLink } from '../link-state.ts';
import { useFocusOnHeading } from '../focus-on-heading.ts';
import { ScreenHeader } from '../screen-header.tsx';
import { WaysOn } from '../way-on.tsx';

/** Why an invitation cannot be accepted, with the server's sentence about it. */
export type Dead = { readonly dead: DeadLink; readonly message: string };

const titles: Record<DeadLink, string> = {
  used: 'This invitation was accepted already',
  expired: 'This invitation works no longer',
  unknown: 'This link does not work',
};

/** Says why an invitation cannot be accepted, and what to do. */
export function DeadInvitation({ dead, message }: Dead) {
  useFocusOnHeading();
  const someone = isSignedIn(useSession());
  return (
    <>
      <ScreenHeader title={titles[dead]}>{message}</ScreenHeader>
      <WaysOn>
        {someone ? (
          <LinkButton to="/dashboard/app">Go to your store</LinkButton>
        ) : (
          <LinkButton to="/login">Login</LinkButton>
        )}
        <LinkButton to="/home" variant="default">
          Home
        </LinkButton>
      </WaysOn>
    </>
  );
}
