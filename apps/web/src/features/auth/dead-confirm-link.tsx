import { resendConfirmation } from '@counter/contract/auth';
import { call } from '../../lib/api.ts';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import type { DeadLink } from './link-state.ts';
import { ScreenHeader } from './screen-header.tsx';
import { SendAgain } from './send-again.tsx';
import { WaysOn } from './way-on.tsx';

/** Why a link did not confirm an address; `taken`: another account has it by now. */
export type DeadConfirmation = Exclude<DeadLink, 'used'> | 'taken';

const words: Record<DeadConfirmation, { title: string; text: string }> = {
  expired: {
    title: 'This link has expired',
    text:
      'It is older than a week, or another address was chosen since. ' +
      'Have a new link sent and open that one.',
  },
  unknown: {
    title: 'This link does not work',
    text:
      'It may have been cut off on its way. Copy the whole link from the mail, ' +
      'or have a new one sent.',
  },
  taken: {
    title: 'This e-mail belongs to another account',
    text: 'Your own address stays as it was. Choose another one under My Profile.',
  },
};

/** Says why a link that confirms an address does not work, and how to get another. */
export function DeadConfirmLink({ reason }: { reason: DeadConfirmation }) {
  useFocusOnHeading();
  const { title, text } = words[reason];
  const someone = isSignedIn(useSession());
  const another = reason !== 'taken';
  return (
    <>
      <ScreenHeader title={title}>
        {text} {another && !someone ? 'Sign in first to have one sent.' : null}
      </ScreenHeader>
      <WaysOn>
        {another && someone ? <SendAgain send={sendLink} /> : null}
        {someone ? null : <LinkButton to="/login">Login</LinkButton>}
        <LinkButton to="/home" variant="default">
          Home
        </LinkButton>
      </WaysOn>
    </>
  );
}

async function sendLink(): Promise<string> {
  const { data, message } = await call(resendConfirmation, {});
  return message ?? `A new link is on its way to ${data.email}.`;
}
