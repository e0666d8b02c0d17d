import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { useReopenDay } from './days.queries.ts';
import { text } from './days.text.ts';

interface ReopenDialogProps {
  opened: boolean;
  day: string;
  onClose: () => void;
}

/** Asks why a closed day is reopened. */
export function ReopenDialog({ opened, day, onClose }: ReopenDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={text.reopenThisDay} width={440}>
      <ReopenForm day={day} onClose={onClose} />
    </FormDialog>
  );
}

function ReopenForm({ day, onClose }: Omit<ReopenDialogProps, 'opened'>) {
  const { mutate, isPending, error } = useReopenDay();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);

  function send() {
    if (reason.trim() === '') return setMissing(true);
    mutate(
      { day, reason: reason.trim() },
      {
        onSuccess: () => {
          toastSuccess(text.dayIsOpen);
          onClose();
        },
      },
    );
  }

  return (
    <DialogForm
      submit={text.reopenDay}
      busy={isPending}
      failure={error ? explainFailure(error) : undefined}
      onSubmit={send}
    >
      <p>{text.reopenHelp}</p>
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
