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
import { text } from './sales.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface VoidDialogProps {
  /** Undefined while the dialog is closed. */
  sale: Sale | undefined;
  onClose: () => void;
}

/** Asks why a sale is voided. */
export function VoidDialog({ sale, onClose }: VoidDialogProps) {
  return (
    <FormDialog opened={sale !== undefined} onClose={onClose} title={text.voidTitle} width={440}>
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
          toastSuccess(text.saleIsVoided);
          onClose();
        },
      },
    );
  }

  return (
    <DialogForm
      submit={text.voidSale}
      cancel={uiText.goBack}
      danger
      busy={isPending}
      failure={error ? explainFailure(error) : undefined}
      onSubmit={send}
    >
      <p id={helpId}>
        {text.voidWarning(summarizeSale(sale), moneyInSentence(sale.total, currency))}
      </p>
      <TextInput
        label={uiText.reason}
        classNames={fieldLook}
        maxLength={200}
        value={reason}
        error={missing && reason.trim() === '' ? text.enterReason : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
