import { pin as pinSchema, type Employee } from '@counter/contract/people';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { fullName } from '../employees/employee-words.ts';
import { useSavePin } from './clock.queries.ts';
import { text } from './clock.text.ts';
import { PinInput } from './pin-input.tsx';

interface PinDialogProps {
  /** The employee whose PIN to set; undefined while the dialog is closed. */
  employee: Employee | undefined;
  onClose: () => void;
}

/** Sets the PIN that an employee clocks in with. */
export function PinDialog({ employee, onClose }: PinDialogProps) {
  return (
    <FormDialog
      opened={employee !== undefined}
      onClose={onClose}
      title={employee ? text.pinOf(fullName(employee)) : ''}
      width={440}
    >
      {employee ? <PinForm employee={employee} onClose={onClose} /> : null}
    </FormDialog>
  );
}

function PinForm({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useSavePin();
  const name = fullName(employee);

  function send(chosen: string | null) {
    const done = chosen === null ? text.pinRemoved(name) : text.pinSaved(name);
    mutate(
      { id: employee.id, pin: chosen },
      {
        onSuccess: () => {
          toastSuccess(done);
          onClose();
        },
      },
    );
  }

  function save() {
    const checked = pinSchema.safeParse(pin);
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) send(pin);
  }

  return (
    <DialogForm
      submit={text.savePin}
      busy={isPending}
      failure={error ? explainFailure(error) : undefined}
      onSubmit={save}
    >
      <PinInput
        label={text.newPin}
        help={text.newPinHelp}
        value={pin}
        error={problem}
        onChange={(typed) => {
          setPin(typed);
          setProblem(undefined);
        }}
      />
      {employee.hasPin ? (
        <div>
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => send(null)}>
            {text.removePin}
          </Button>
        </div>
      ) : null}
    </DialogForm>
  );
}
