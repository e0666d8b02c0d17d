import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { ScreenHeader } from './screen-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { text } from './auth.text.ts';
import { signInText } from './sign-in.text.ts';

/** The end of a reset, with a link to sign in. */
export function PasswordChanged() {
  useFocusOnHeading();
  return (
    <>
      <ScreenHeader title={text.passwordChangedTitle}>{text.passwordChangedHelp}</ScreenHeader>
      <NextSteps>
        <ButtonAnchor href="/login">{signInText.login}</ButtonAnchor>
      </NextSteps>
    </>
  );
}

/** Says that the new account is ready. */
export function AccountReady() {
  useFocusOnHeading();
  return (
    <>
      <ScreenHeader title={text.accountReadyTitle}>{text.accountReadyHelp}</ScreenHeader>
      <NextSteps>
        <ButtonAnchor href="/login">{signInText.login}</ButtonAnchor>
      </NextSteps>
    </>
  );
}
