import { resendConfirmation } from '@counter/contract/auth';
import { call } from '../../lib/api.ts';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { useFocusOnHeading } from './focus-on-heading.ts';
import type { DeadLink } from './link-state.ts';
import { ScreenHeader } from './screen-header.tsx';
import { SendAgain } from './send-again.tsx';
import { NextSteps } from './next-steps.tsx';
import { text as sentences } from './auth.text.ts';
import { signInText } from './sign-in.text.ts';

/** The reason a link did not confirm an address; `taken`: another account has confirmed it since. */
export type DeadConfirmation = Exclude<DeadLink, 'used'> | 'taken';

const words: Record<DeadConfirmation, { title: string; text: string }> = {
  expired: {
    title: sentences.linkExpiredTitle,
    text: sentences.confirmLinkExpiredHelp + sentences.sendNewLinkHint,
  },
  unknown: {
    title: sentences.linkUnknownTitle,
    text: sentences.linkCutOffHelp + sentences.orSendNewOne,
  },
  taken: {
    title: sentences.emailTakenTitle,
    text: sentences.emailTakenHelp,
  },
};

/** Explains why a confirmation link doesn't work, and how to get another. */
export function DeadConfirmLink({ reason }: { reason: DeadConfirmation }) {
  useFocusOnHeading();
  const { title, text } = words[reason];
  const someone = isSignedIn(useSession());
  const another = reason !== 'taken';
  return (
    <>
      <ScreenHeader title={title}>
        {text} {another && !someone ? sentences.signInToSendOne : null}
      </ScreenHeader>
      <NextSteps>
        {another && someone ? <SendAgain send={sendLink} /> : null}
        {someone ? null : <ButtonAnchor href="/login">{signInText.login}</ButtonAnchor>}
        <ButtonAnchor href="/home" variant="default">
          {sentences.home}
        </ButtonAnchor>
      </NextSteps>
    </>
  );
}

async function sendLink(): Promise<string> {
  const { data, message } = await call(resendConfirmation, {});
  return message ?? sentences.newLinkSentToast(data.email);
}
