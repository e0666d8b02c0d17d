import { zodResolver } from '@hookform/resolvers/zod';
import {
  adjustmentReasonLabel,
  adjustmentReasons,
  proposeForm,
} from '@counter/contract/adjustments';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import type { StoreDialogProps } from '../stores/lift-dialog.tsx';
import { usePropose, type Proposal } from './charges.queries.ts';
import { text } from '../operator.text.ts';
import { chargesText } from './charges.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const reasons = adjustmentReasons.map((value) => ({
  value,
  label: adjustmentReasonLabel(value),
}));

type Checked = z.output<typeof proposeForm>;
type Values = z.input<typeof proposeForm>;

/** Asks for the order, the amount and the reason of a charge against a store. */
export function ProposeDialog({ store, opened, onClose }: StoreDialogProps) {
  const form = useForm<Values, unknown, Checked>({
    resolver: zodResolver(proposeForm),
    defaultValues: { orderNumber: '', note: '' },
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const keyed = useRef<Keyed<Proposal>>(undefined);
  const propose = usePropose({
    onDone: (_, { data: { orderNumber } }) => {
      form.reset();
      onClose();
      toastSuccess(chargesText.proposedToast(orderNumber));
    },
    onRefused: (_, error) => showRefusal(form, error),
  });
  function send(values: Checked) {
    keyed.current = keyFor({ storeId: store.id, ...values }, keyed.current);
    propose.mutate(keyed.current);
  }
  async function submit() {
    await form.handleSubmit(send)();
  }
  return (
    <FormDialog
      opened={opened}
      title={chargesText.proposeTitle(store.name)}
      width={480}
      onClose={onClose}
    >
      <DialogForm
        submit={chargesText.submitButton}
        cancel={uiText.goBack}
        danger
        busy={propose.isPending}
        failure={formState.errors.root?.message}
        onSubmit={() => void submit()}
      >
        <p>{chargesText.proposeHelp}</p>
        <TextField control={control} name="orderNumber" label={chargesText.orderNumber} required />
        <SelectField
          control={control}
          name="reason"
          label={uiText.reason}
          placeholder={chargesText.selectReason}
          options={reasons}
          required
        />
        <MoneyField control={control} name="amount" label={uiText.amount} currency="USD" required />
        <TextareaField
          control={control}
          name="note"
          label={chargesText.whatHappened}
          help={text.visibleToStoreHelp}
          rows={3}
          maxLength={1000}
          required
        />
      </DialogForm>
    </FormDialog>
  );
}
