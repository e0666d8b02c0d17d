import { Button } from '@mantine/core';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { askForLink, type Sent } from './forgot-password-form.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { SendAgain } from './send-again.tsx';
import { Steps, WaysOn } from './way-on.tsx';

/** The mail is on its way: what to do with it, and what to do if it does not come. */
export function LinkSent({ sent, onOther }: { sent: Sent; onOther: () => void }) {
  useFocusOnHeading();

  async function send() {
    await askForLink(sent.email);
    return 'Asked again. Look in your mail in a minute or two.';
  }

  return (
    <>
      <ScreenHeader title="Look in your mail">{sent.message}</ScreenHeader>
      <Steps
        steps={[
          'Open the link in the mail and choose a new password. The link works once.',
          `No mail after a few minutes? Make sure that ${sent.email} is right, or send it again.`,
        ]}
      />
      <WaysOn>
        <SendAgain variant="default" send={send} />
        <LinkButton to="/login" variant="default">
          Back
        </LinkButton>
        <Button variant="subtle" onClick={onOther}>
          Use another e-mail
        </Button>
      </WaysOn>
    </>
  );
}
