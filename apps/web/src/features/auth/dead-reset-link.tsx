import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import type { DeadLink } from './link-state.ts';
import { ScreenHeader } from './screen-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { text as sentences } from './auth.text.ts';
import { signInText } from './sign-in.text.ts';

const words: Record<DeadLink, { title: string; text: string }> = {
  used: {
    title: sentences.linkUsedTitle,
    text: sentences.linkUsedHelp + sentences.linkUsedWarning,
  },
  expired: {
    title: sentences.linkExpiredTitle,
    text: sentences.resetLinkExpiredHelp,
  },
  unknown: {
    title: sentences.linkUnknownTitle,
    text: sentences.linkCutOffHelp + sentences.orGetNewOne,
  },
};

/** Explains why a reset link doesn't work, and how to continue. */
export function DeadResetLink({ reason }: { reason: DeadLink }) {
  useFocusOnHeading();
  const { title, text } = words[reason];
  const loginFirst = reason === 'used';
  return (
    <>
      <ScreenHeader title={title}>{text}</ScreenHeader>
      <NextSteps>
        {loginFirst ? <ButtonAnchor href="/login">{signInText.login}</ButtonAnchor> : null}
        <ButtonAnchor href="/password_reset" variant={loginFirst ? 'default' : 'filled'}>
          {sentences.getNewLink}
        </ButtonAnchor>
        {loginFirst ? null : (
          <ButtonAnchor href="/login" variant="default">
            {signInText.login}
          </ButtonAnchor>
        )}
      </NextSteps>
    </>
  );
}
