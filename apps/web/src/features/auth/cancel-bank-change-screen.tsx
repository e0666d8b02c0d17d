import {
  cancelBankChange,
  findBankChange,
  type BankChange,
  type CancelledBankChange,
} from '@counter/contract/settings';
import { useCallback, useState } from 'react';
import { call, explainFailure } from '../../lib/api.ts';
import { formatInstant } from '../../lib/time/days.ts';
import { FormError } from '../../ui/forms/form.tsx';
import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { deadLinkOf, type DeadLink } from './link-state.ts';
import { LinkFailed, LinkWaiting } from './link-waiting.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { useAnswer } from './use-answer.ts';
import { useFocusOnHeading } from './focus-on-heading.ts';
import { NextSteps } from './next-steps.tsx';
import { text as sentences } from './auth.text.ts';
import { signInText } from './sign-in.text.ts';

type Found = { readonly change: BankChange } | { readonly dead: DeadLink };

async function find(token: string): Promise<Found> {
  try {
    return { change: (await call(findBankChange, { params: { token } })).data };
  } catch (failure) {
    const dead = deadLinkOf(failure);
    if (dead === undefined) throw failure;
    return { dead };
  }
}

/** The target of a link that cancels a bank account change. It says what the link does and asks before acting. */
export function CancelBankChangeScreen({ token }: { token: string }) {
  return (
    <AuthLayout>
      <CancelLink key={token} token={token} />
    </AuthLayout>
  );
}

function CancelLink({ token }: { token: string }) {
  const answer = useAnswer(useCallback(() => find(token), [token]));
  const [outcome, setOutcome] = useState<CancelledBankChange | DeadLink>();
  if (typeof outcome === 'object') return <Cancelled {...outcome} />;
  if (answer.state === 'loading') return <LinkWaiting title={sentences.cancelChange} />;
  if (answer.state === 'failed') return <LinkFailed {...answer} />;
  if ('dead' in answer.data) return <DeadCancelLink reason={answer.data.dead} />;
  if (outcome !== undefined) return <DeadCancelLink reason={outcome} />;
  return <Question token={token} change={answer.data.change} onOutcome={setOutcome} />;
}

interface QuestionProps {
  token: string;
  change: BankChange;
  onOutcome: (outcome: CancelledBankChange | DeadLink) => void;
}

function Question({ token, change, onOutcome }: QuestionProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { storeName, changedBy, timeZone } = change;

  async function cancel() {
    setBusy(true);
    setFailure(undefined);
    try {
      onOutcome((await call(cancelBankChange, { body: { token } })).data);
    } catch (error) {
      const dead = deadLinkOf(error);
      if (dead === undefined) setFailure(explainFailure(error));
      else onOutcome(dead);
    }
    setBusy(false);
  }

  return (
    <>
      <ScreenHeader title={sentences.cancelBankChangeTitle}>
        {sentences.cancelBankChangeHelp(
          formatInstant(change.changedAt, timeZone),
          changedBy,
          storeName,
          formatInstant(change.expiresAt, timeZone),
        )}
      </ScreenHeader>
      <NextSteps>
        <FormError>{failure}</FormError>
        <PendingButton color="red" busy={busy} onClick={() => void cancel()}>
          {sentences.cancelChange}
        </PendingButton>
        <ButtonAnchor href="/home" variant="default">
          {sentences.keepNewAccount}
        </ButtonAnchor>
      </NextSteps>
    </>
  );
}

function Cancelled({ storeName, signedOut }: CancelledBankChange) {
  useFocusOnHeading();
  const who = signedOut.join(sentences.and);
  return (
    <>
      <ScreenHeader title={sentences.changeCancelledTitle}>
        {sentences.changeCancelledHelp(storeName, who)}
      </ScreenHeader>
      <NextSteps>
        <ButtonAnchor href="/password_reset">{sentences.chooseNewPassword}</ButtonAnchor>
        <ButtonAnchor href="/login" variant="default">
          {signInText.login}
        </ButtonAnchor>
      </NextSteps>
    </>
  );
}

const words: Record<DeadLink, { title: string; text: string }> = {
  used: {
    title: sentences.alreadyCancelledTitle,
    text: sentences.alreadyCancelledHelp,
  },
  expired: {
    title: sentences.linkExpiredTitle,
    text: sentences.cancelLinkExpiredHelp + sentences.tellMarketplaceHint,
  },
  unknown: {
    title: sentences.linkUnknownTitle,
    text: sentences.linkIncompleteHelp,
  },
};

function DeadCancelLink({ reason }: { reason: DeadLink }) {
  useFocusOnHeading();
  const { title, text } = words[reason];
  return (
    <>
      <ScreenHeader title={title}>{text}</ScreenHeader>
      <NextSteps>
        <ButtonAnchor href="/login">{signInText.login}</ButtonAnchor>
        <ButtonAnchor href="/home" variant="default">
          {sentences.home}
        </ButtonAnchor>
      </NextSteps>
    </>
  );
}
