import { requiredText } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { ReasonDialog, useReasonForm } from '../reason-dialog.tsx';
import { useMoveReferralPayment } from './referral-payments.queries.ts';

const schema = z.object({ reason: requiredText('Say what the bank said') });

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
      toastSuccess(`${transactionId} has failed: what it was to pay is owed again.`);
    },
    onRefused: (error) => showRefusal(form, error),
  });
  return (
    <ReasonDialog
      form={form}
      opened={opened}
      title={`${transactionId} was returned`}
      submit="Mark failed"
      help="What the bank said."
      busy={fail.isPending}
      onReason={(reason) => fail.mutate({ transactionId, move: 'fail', reason })}
      onClose={onClose}
    >
      What it was to pay is owed again, and paid with the next. This cannot be taken back.
    </ReasonDialog>
  );
}
