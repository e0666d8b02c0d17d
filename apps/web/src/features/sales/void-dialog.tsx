import type { Sale } from '@counter/contract/sales';
import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { fieldLook } from '../../ui/forms/field-look.ts';
import { DialogForm, FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { summarizeSale } from './sale-words.ts';
import { useVoidSale } from './sales.queries.ts';

interface VoidDialogProps {
  /** Undefined while nobody asks. */
  sale: Sale | undefined;
  onClose: () => void;
}

/** Asks why a sale does not count. */
export function VoidDialog({ sale, onClose }: VoidDialogProps) {
  return (
    <FormDialog opened={sale !== undefined} onClose={onClose} title="Void this sale?" width={440}>
      {sale ? <VoidForm key={sale.id} sale={sale} onClose={onClose} /> : null}
    </FormDialog>
  );
}

function VoidForm({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const { currency } = useCurrentStore();
  const { mutate, isPending, error } = useVoidSale();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const helpId = useId();

  function send() {
    if (reason.trim() === '') return setMissing(true);
    mutate(
      { id: sale.id, reason: reason.trim() },
      {
        onSuccess: () => {
          toastSuccess('The sale is voided.');
          onClose();
        },
      },
    );
  }

  return (
    <DialogForm
      submit="Void sale"
      cancel="Go back"
      danger
      busy={isPending}
      failure={error ? explainFailure(error) : undefined}
      onSubmit={send}
    >
      <p id={helpId}>
        {summarizeSale(sale)} for {moneyInSentence(sale.total, currency)} stays in the list, but
        does not count any more. This cannot be taken back.
      </p>
      <TextInput
        label="Reason"
        classNames={fieldLook}
        maxLength={200}
        value={reason}
        error={missing && reason.trim() === '' ? 'Say why it does not count' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
