import { Button } from '@mantine/core';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { ScreenHeader } from './screen-header.tsx';
import { WaysOn } from './way-on.tsx';

/** For the owner of an address that somebody else entered: leads to an account of their own. */
export function NotMyAccount({ onBack }: { onBack: () => void }) {
  useFocusOnHeading();
  return (
    <>
      <ScreenHeader title="You don’t have to do anything">
        Somebody entered your address at Counter. Without the password nobody can confirm it. To use
        it yourself, ask for a link by mail. You get your own account, with nothing they entered. If
        no mail comes, sign up.
      </ScreenHeader>
      <WaysOn>
        <LinkButton to="/password_reset">Ask for a link</LinkButton>
        <LinkButton to="/register" variant="default">
          Sign up
        </LinkButton>
        <Button variant="subtle" onClick={onBack}>
          Back
        </Button>
      </WaysOn>
    </>
  );
}
