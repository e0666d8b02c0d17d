import type { ClockAction, ClockPerson } from '@counter/contract/people';
import { pin as pinSchema } from '@counter/contract/people';
import { useState } from 'react';
import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { usePunch } from './clock.queries.ts';
import { text } from './clock.text.ts';
import { PinInput } from './pin-input.tsx';

/** A person at the time clock with the action to record. */
export interface Punch {
  person: ClockPerson;
  action: ClockAction;
}

interface PunchDialogProps {
  /** Undefined while the dialog is closed. */
  punch: Punch | undefined;
  onClose: () => void;
}

/** Asks for the person's PIN before clocking. */
export function PunchDialog({ punch, onClose }: PunchDialogProps) {
  return (
    <FormDialog
      opened={punch !== undefined}
      onClose={onClose}
      title={punch ? text.actionOf(text.actions[punch.action], punch.person.name) : ''}
      width={360}
    >
      {punch ? <PunchForm punch={punch} onClose={onClose} /> : null}
    </FormDialog>
  );
}

function PunchForm({ punch, onClose }: { punch: Punch; onClose: () => void }) {
  const { storeId } = useCurrentStore();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = usePunch();
  const { person, action } = punch;
  const wrong = error instanceof ApiProblem && error.errors.some(({ path }) => path === 'pin');

  function send() {
    const checked = pinSchema.safeParse(pin);
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    mutate(
      { storeId, employeeId: person.employeeId, pin, action },
      {
        onSuccess: ({ data }) => {
          toastSuccess(text.done(data.name, text.states[data.state]));
          onClose();
        },
        onError: (failure) => {
          setPin('');
          setProblem(failure instanceof ApiProblem ? failure.errors[0]?.message : undefined);
        },
      },
    );
  }

  return (
    <DialogForm
      submit={text.actions[action]}
      busy={isPending}
      failure={error && !wrong ? explainFailure(error) : undefined}
      onSubmit={send}
    >
      <PinInput
        label={text.pin}
        help={text.pinHelp}
        value={pin}
        error={problem}
        onChange={(typed) => {
          setPin(typed);
          setProblem(undefined);
        }}
      />
    </DialogForm>
  );
}
