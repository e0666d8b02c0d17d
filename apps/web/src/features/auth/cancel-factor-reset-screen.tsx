import { cancelFactorReset } from '@counter/contract/auth';
import { useState } from 'react';
import { call, explainFailure } from '../../lib/api.ts';
import { FormError } from '../../ui/forms/form.tsx';
import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { DeadFactorLink } from './dead-factor-link.tsx';
import { deadLinkOf, type DeadLink } from './link-state.ts';
import { ScreenHeader } from './screen-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { text } from './auth.text.ts';

/** The target of a link that cancels the removal of a second factor. */
export function CancelFactorResetScreen({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [dead, setDead] = useState<DeadLink>();
  const [failure, setFailure] = useState<string>();

  async function cancel() {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(cancelFactorReset, { body: { token } });
      setDone(true);
    } catch (error) {
      const reason = deadLinkOf(error);
      if (reason === undefined) setFailure(explainFailure(error));
      else setDead(reason);
    }
    setBusy(false);
  }

  if (dead !== undefined) {
    return (
      <AuthLayout>
        <DeadFactorLink reason={dead} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      {done ? (
        <>
          <ScreenHeader title={text.factorKeptTitle}>{text.factorKeptHelp}</ScreenHeader>
          <NextSteps>
            <ButtonAnchor href="/password_reset">{text.chooseNewPassword}</ButtonAnchor>
          </NextSteps>
        </>
      ) : (
        <>
          <ScreenHeader title={text.keepFactorTitle}>{text.keepFactorHelp}</ScreenHeader>
          <NextSteps>
            <FormError>{failure}</FormError>
            <PendingButton color="red" busy={busy} onClick={() => void cancel()}>
              {text.cancelRequest}
            </PendingButton>
          </NextSteps>
        </>
      )}
    </AuthLayout>
  );
}
