import { Button, ButtonAnchor } from '../../ui/actions/button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { ScreenHeader } from './screen-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { text } from './auth.text.ts';

/** For the owner of an address that somebody else entered: leads them to an account of their own. */
export function NotMyAccount({ onBack }: { onBack: () => void }) {
  useFocusOnHeading();
  return (
    <>
      <ScreenHeader title={text.notMyAccountTitle}>{text.notMyAccountHelp}</ScreenHeader>
      <NextSteps>
        <ButtonAnchor href="/password_reset">{text.getLink}</ButtonAnchor>
        <ButtonAnchor href="/register" variant="default">
          {text.signUp}
        </ButtonAnchor>
        <Button variant="subtle" onClick={onBack}>
          {text.back}
        </Button>
      </NextSteps>
    </>
  );
}
