import { zodResolver } from '@hookform/resolvers/zod';
import { requiredText } from '@counter/contract/shared';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx';
import { showRefusal } from '../../../ui/show-refusal.ts';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { useMoveReferralPayment } from './referral-payments.queries.ts';

const schema = z.object({ reason: requiredText('Say what the bank said') });

interface ReferralReturnedProps {
  transactionId: string;
  opened: boolean;
  onClose: () => void;
}

/** Notes that the bank returned a payment, after asking why. */
export function ReferralReturned({ transactionId, opened, onClose }: ReferralReturnedProps) {
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' },
    mode: 'onTouched',
  });
  const fail = useMoveReferralPayment({
    onDone: () => {
      form.reset();
      onClose();
      toastSuccess(`${transactionId} has failed: what it was to pay is owed again.`);
    },
    onRefused: (error) => showRefusal(form, error),
  });
  const submit = form.handleSubmit(({ reason }) =>
    fail.mutate({ transactionId, move: 'fail', reason }),
  );
  return (
    <FormDialog
      opened={opened}
      title={`${transactionId} was returned`}
      width={480}
      onClose={onClose}
    >
      <DialogForm
        submit="Mark failed"
        cancel="Go back"
        danger
        busy={fail.isPending}
        failure={form.formState.errors.root?.message}
        onSubmit={() => void submit()}
      >
        <p>What it was to pay is owed again, and paid with the next. This cannot be taken back.</p>
        <TextareaField
          control={form.control}
          name="reason"
          label="Reason"
          help="What the bank said."
          rows={3}
          maxLength={500}
          required
        />
      </DialogForm>
    </FormDialog>
  );
}
