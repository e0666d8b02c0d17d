import { cancelFactorReset } from '@counter/contract/auth';
import { useState } from 'react';
import { call, explainFailure } from '../../lib/api.ts';
import { FormError } from '../../ui/forms/form.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { WaysOn } from './way-on.tsx';

/** The end of a link that keeps a second factor which somebody asked to remove. */
export function CancelFactorResetScreen({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function cancel() {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(cancelFactorReset, { body: { token } });
      setDone(true);
    } catch (error) {
      setFailure(explainFailure(error));
    }
    setBusy(false);
  }

  return (
    <AuthLayout>
      {done ? (
        <>
          <ScreenHeader title="Your second factor stays">
            The request is cancelled. Whoever made it knows your password, so choose a new one now.
          </ScreenHeader>
          <WaysOn>
            <LinkButton to="/password_reset">Choose a new password</LinkButton>
          </WaysOn>
        </>
      ) : (
        <>
          <ScreenHeader title="Keep your second factor?">
            Somebody who knows your password asked us to remove it. If it wasn’t you, cancel the
            request.
          </ScreenHeader>
          <FormError>{failure}</FormError>
          <WaysOn>
            <PendingButton color="red" busy={busy} onClick={() => void cancel()}>
              Cancel the request
            </PendingButton>
          </WaysOn>
        </>
      )}
    </AuthLayout>
  );
}
