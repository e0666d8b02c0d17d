import { FormError } from '../../ui/forms/form.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { PlainDialog } from '../../ui/overlays/plain-dialog.tsx';
import { useFinish } from './use-finish.ts';
import { text } from './onboarding.text.ts';

/** The end of the wizard, with the server's message. */
export function ThankYouDialog({ sentence }: { sentence: string }) {
  const { busy, failure, finish } = useFinish();
  const leave = (): void => void finish();
  return (
    <PlainDialog
      title={text.thankYou}
      message={sentence}
      onCancel={leave}
      actions={
        <PendingButton busy={busy} onClick={leave}>
          {text.ok}
        </PendingButton>
      }
    >
      <FormError>{failure ? text.applicationReceived(failure) : null}</FormError>
    </PlainDialog>
  );
}
