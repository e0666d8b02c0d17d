import { zodResolver } from '@hookform/resolvers/zod';
import { refuseRequest } from '@counter/contract/operator';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx';
import { showRefusal } from '../../../ui/show-refusal.ts';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { useRefuse } from '../operator.queries.ts';
import { isDecided, tellRefusal } from '../tell-refusal.ts';
import type { DecisionDialogProps } from './approve-dialog.tsx';

const schema = z.pick(refuseRequest, { reason: true });

/** Asks why an application is refused. What was typed is kept while the dialog is closed. */
export function RefuseDialog({ application, opened, onClose }: DecisionDialogProps) {
  const { storeId, storeName, applicant } = application;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' },
    mode: 'onTouched',
  });
  const refuse = useRefuse({
    onDone: () => {
      onClose();
      toastSuccess(`${storeName} is refused.`);
    },
    onRefused: (error, wish) => {
      if (!isDecided(error)) return showRefusal(form, error);
      onClose();
      tellRefusal(`${storeName} was not refused.`, error, () => refuse.mutate(wish));
    },
  });
  const submit = form.handleSubmit((values) => refuse.mutate({ storeId, ...values }));
  return (
    <FormDialog opened={opened} title={`Refuse ${storeName}`} width={480} onClose={onClose}>
      <DialogForm
        submit="Refuse application"
        cancel="Go back"
        danger
        busy={refuse.isPending}
        failure={form.formState.errors.root?.message}
        onSubmit={() => void submit()}
      >
        <p>{applicant} reads the reason and is mailed.</p>
        <TextareaField
          control={form.control}
          name="reason"
          label="Reason"
          help="What is missing or wrong, and what to do about it."
          rows={5}
          maxLength={1000}
          required
        />
      </DialogForm>
    </FormDialog>
  );
}
