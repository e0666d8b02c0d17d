import { Button, ButtonAnchor } from '../../ui/actions/button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { askForLink, type Sent } from './forgot-password-form.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { SendAgain } from './send-again.tsx';
import { Steps, NextSteps } from './next-steps.tsx';
import { text } from './auth.text.ts';

/** Says that the mail is on its way, and what to do with it or if it doesn't arrive. */
export function LinkSent({ sent, onOther }: { sent: Sent; onOther: () => void }) {
  useFocusOnHeading();

  async function send() {
    await askForLink(sent.email);
    return text.sentAgainHint;
  }

  return (
    <>
      <ScreenHeader title={text.checkEmailTitle}>{sent.message}</ScreenHeader>
      <Steps steps={[text.openLinkStep, text.noEmailStep(sent.email)]} />
      <NextSteps>
        <SendAgain variant="default" send={send} />
        <ButtonAnchor href="/login" variant="default">
          {text.back}
        </ButtonAnchor>
        <Button variant="subtle" onClick={onOther}>
          {text.anotherEmail}
        </Button>
      </NextSteps>
    </>
  );
}
