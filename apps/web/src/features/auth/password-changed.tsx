import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { ScreenHeader } from './screen-header.tsx';
import { WaysOn } from './way-on.tsx';
import { text } from './auth.text.ts';

/** The end of a reset: nothing is left to do but sign in. */
export function PasswordChanged() {
  useFocusOnHeading();
  return (
    <>
      <ScreenHeader title={text.yourPasswordIsChanged}>{text.youWereSignedOutOn}</ScreenHeader>
      <WaysOn>
        <LinkButton to="/login">{text.login}</LinkButton>
      </WaysOn>
    </>
  );
}

/** The end of a link that gave a new account. */
export function AccountReady() {
  useFocusOnHeading();
  return (
    <>
      <ScreenHeader title={text.yourAccountIsReady}>{text.logInWithYourEmail}</ScreenHeader>
      <WaysOn>
        <LinkButton to="/login">{text.login}</LinkButton>
      </WaysOn>
    </>
  );
}
