import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { ScreenHeader } from './screen-header.tsx';
import { WaysOn } from './way-on.tsx';

/** The end of a reset: nothing is left to do but sign in. */
export function PasswordChanged() {
  useFocusOnHeading();
  return (
    <>
      <ScreenHeader title="Your password is changed">
        You were signed out on every device. Sign in with the new password.
      </ScreenHeader>
      <WaysOn>
        <LinkButton to="/login">Login</LinkButton>
      </WaysOn>
    </>
  );
}

/** The end of a link that gave a new account. */
export function AccountReady() {
  useFocusOnHeading();
  return (
    <>
      <ScreenHeader title="Your account is ready">
        Log in with your email and the password you just chose.
      </ScreenHeader>
      <WaysOn>
        <LinkButton to="/login">Login</LinkButton>
      </WaysOn>
    </>
  );
}
