import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import type { DeadLink } from './link-state.ts';
import { ScreenHeader } from './screen-header.tsx';
import { WaysOn } from './way-on.tsx';

const words: Record<DeadLink, { title: string; text: string }> = {
  used: {
    title: 'This link was used already',
    text:
      'A link changes the password once. Sign in with the password chosen then. ' +
      'If it was not you who chose it, ask for a new link at once.',
  },
  expired: {
    title: 'This link has expired',
    text: 'For your safety a link works for an hour only. Ask for a new one: it comes in a minute.',
  },
  unknown: {
    title: 'This link does not work',
    text:
      'It may have been cut off on its way. Copy the whole link from the mail, ' +
      'or ask for a new one.',
  },
};

/** Says why a link for a new password does not work, and how to get on. */
export function DeadResetLink({ reason }: { reason: DeadLink }) {
  useFocusOnHeading();
  const { title, text } = words[reason];
  const loginFirst = reason === 'used';
  return (
    <>
      <ScreenHeader title={title}>{text}</ScreenHeader>
      <WaysOn>
        {loginFirst ? <LinkButton to="/login">Login</LinkButton> : null}
        <LinkButton to="/password_reset" variant={loginFirst ? 'default' : 'filled'}>
          Ask for a new link
        </LinkButton>
        {loginFirst ? null : (
          <LinkButton to="/login" variant="default">
            Login
          </LinkButton>
        )}
      </WaysOn>
    </>
  );
}
