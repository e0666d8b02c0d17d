import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import type { ButtonLook } from '../../ui/actions/button.tsx';
import { FormError } from '../../ui/forms/form.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { ActionResult } from './next-steps.tsx';
import { text } from './auth.text.ts';

export interface SendAgainProps {
  variant?: ButtonLook['variant'];
  /** Sends the mail again; resolves with the message to show. */
  send: () => Promise<string>;
}

/** Sends a mail again and shows the result. */
export function SendAgain({ variant = 'filled', send }: SendAgainProps) {
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState('');

  async function press() {
    setBusy(true);
    setTold('');
    setFailure('');
    try {
      setTold(await send());
    } catch (error) {
      setFailure(explainFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <PendingButton variant={variant} busy={busy} onClick={() => void press()}>
        {text.sendAgain}
      </PendingButton>
      <ActionResult>{told}</ActionResult>
      <FormError>{failure}</FormError>
    </>
  );
}
