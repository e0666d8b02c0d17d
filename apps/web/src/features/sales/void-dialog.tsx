import type { Sale } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { Button, Modal, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { fieldLook } from '../../ui/field-look.ts';
import { Form, FormActions, FormError, SubmitButton } from '../../ui/form.tsx';
import { toastSuccess } from '../../ui/toast.ts';
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
    <Modal
      opened={sale !== undefined}
      onClose={onClose}
      title="Void this sale?"
      centered
      size={440}
    >
      {sale ? <VoidForm key={sale.id} sale={sale} onClose={onClose} /> : null}
    </Modal>
  );
}

function VoidForm({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const { currency } = useCurrentStore();
  const { mutate, isPending, error } = useVoidSale();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const helpId = useId();

  function send() {
    if (isPending) return;
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
    <Form
      label="Void this sale?"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p id={helpId}>
        {summarizeSale(sale)} for {formatMoney(sale.total, currency)} stays in the list, but does
        not count any more. This cannot be taken back.
      </p>
      <TextInput
        label="Reason"
        classNames={fieldLook}
        maxLength={200}
        value={reason}
        error={missing && reason.trim() === '' ? 'Say why it does not count' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <FormError>{error ? explainFailure(error) : null}</FormError>
      <FormActions>
        <Button variant="default" onClick={onClose}>
          Go back
        </Button>
        <SubmitButton busy={isPending} danger>
          Void sale
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
