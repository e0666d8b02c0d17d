import { requiredText } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { ReasonDialog, useReasonForm } from '../reason-dialog.tsx';
import { useMoveReferralPayment } from './referral-payments.queries.ts';
import { text } from '../operator.text.ts';

const schema = z.object({ reason: requiredText(text.payouts.sayWhatBankSaid) });

interface ReferralReturnedProps {
  transactionId: string;
  opened: boolean;
  onClose: () => void;
}

/** Notes that the bank returned a payment, after asking why. */
export function ReferralReturned({ transactionId, opened, onClose }: ReferralReturnedProps) {
  const form = useReasonForm(schema);
  const fail = useMoveReferralPayment({
    onDone: () => {
      form.reset();
      onClose();
      toastSuccess(text.payouts.hasFailedWhatItWas(transactionId));
    },
    onRefused: (error) => showRefusal(form, error),
  });
  return (
    <ReasonDialog
      form={form}
      opened={opened}
      title={text.payouts.wasReturned(transactionId)}
      submit={text.payouts.markFailed}
      help={text.payouts.whatBankSaid}
      busy={fail.isPending}
      onReason={(reason) => fail.mutate({ transactionId, move: 'fail', reason })}
      onClose={onClose}
    >
      {text.payouts.whatItWasToPay}
    </ReasonDialog>
  );
}
