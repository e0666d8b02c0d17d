import { Button } from '@mantine/core';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { ScreenHeader } from './screen-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { text } from './auth.text.ts';

/** For the owner of an address that somebody else entered: leads to an account of their own. */
export function NotMyAccount({ onBack }: { onBack: () => void }) {
  useFocusOnHeading();
  return (
    <>
      <ScreenHeader title={text.youDontHaveToDo}>{text.somebodyEnteredYourAddressAt}</ScreenHeader>
      <NextSteps>
        <LinkButton to="/password_reset">{text.askForLink}</LinkButton>
        <LinkButton to="/register" variant="default">
          {text.signUp}
        </LinkButton>
        <Button variant="subtle" onClick={onBack}>
          {text.back}
        </Button>
      </NextSteps>
    </>
  );
}
