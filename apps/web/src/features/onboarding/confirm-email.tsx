import { resendConfirmation } from '@counter/contract/auth';
import { useState } from 'react';
import { call, explainFailure } from '../../lib/api.ts';
import { FormError } from '../../ui/forms/form.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import classes from './application-status.module.css';
import { text } from './onboarding.text.ts';

/** Says that the address is not confirmed yet and what to do, with a button to send the link again. */
export function ConfirmEmail() {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function mailAgain(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(resendConfirmation, {});
      setSent(true);
    } catch (error) {
      setFailure(explainFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.confirm}>
      <p className={classes.detail}>{text.openLinkHint}</p>
      <output className={classes.sent}>{sent ? text.linkSentHint : ''}</output>
      <FormError>{failure}</FormError>
      <PendingButton variant="default" busy={busy} onClick={() => void mailAgain()}>
        {text.resendLink}
      </PendingButton>
    </div>
  );
}
