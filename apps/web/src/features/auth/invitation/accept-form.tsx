import { acceptInvitation } from '@counter/contract/team';
import { useState } from 'react';
import { call, explainFailure } from '../../../lib/api.ts';
import { refreshSession } from '../../../lib/account/refresh-session.ts';
import { updateCurrentStore } from '../../../lib/session.ts';
import { FormError } from '../../../ui/forms/form.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { NextSteps } from '../next-steps.tsx';
import { text } from './invitation.text.ts';

/** Accepts with one click, for people already signed in. The store becomes their current one. */
export function AcceptForm({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function accept() {
    setBusy(true);
    try {
      const { data } = await call(acceptInvitation, { body: { token } });
      await refreshSession();
      updateCurrentStore(data.storeId);
      location.assign('/dashboard/app');
    } catch (error) {
      setFailure(explainFailure(error));
      setBusy(false);
    }
  }

  return (
    <NextSteps>
      <FormError>{failure}</FormError>
      <PendingButton busy={busy} onClick={() => void accept()}>
        {text.joinTeam}
      </PendingButton>
    </NextSteps>
  );
}
