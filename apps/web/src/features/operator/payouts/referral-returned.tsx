import { requiredText } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { ReasonDialog, useReasonForm } from '../reason-dialog.tsx';
import { useMoveReferralPayment } from './referral-payments.queries.ts';
import { payoutsText } from './payouts.text.ts';

const schema = z.object({ reason: requiredText(payoutsText.referralReasonRequired) });

interface ReferralReturnedProps {
  transactionId: string;
  opened: boolean;
  onClose: () => void;
}

/** Records that the bank returned a payment, after asking for the reason. */
export function ReferralReturned({ transactionId, opened, onClose }: ReferralReturnedProps) {
  const form = useReasonForm(schema);
  const fail = useMoveReferralPayment({
    onDone: () => {
      form.reset();
      onClose();
      toastSuccess(payoutsText.referralFailedToast(transactionId));
    },
    onRefused: (_, error) => showRefusal(form, error),
  });
  return (
    <ReasonDialog
      form={form}
      opened={opened}
      title={payoutsText.returnedTitle(transactionId)}
      submit={payoutsText.markFailed}
      help={payoutsText.referralReasonHelp}
      busy={fail.isPending}
      onReason={(reason) => fail.mutate({ transactionId, move: 'fail', reason })}
      onClose={onClose}
    >
      {payoutsText.referralFailedWarning}
    </ReasonDialog>
  );
}
