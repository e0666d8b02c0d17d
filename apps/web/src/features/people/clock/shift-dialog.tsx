import type { Shift, ShiftRequest } from '@counter/contract/people';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useFieldArray, useForm, type Control } from 'react-hook-form';
import { todayIn } from '../../../lib/url/range-address.ts';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { fullName } from '../employees/employee-words.ts';
import { useEmployees } from '../employees/employees.queries.ts';
import { useRemoveShift, useSaveShift } from './clock.queries.ts';
import classes from './clock.module.css';
import { text } from './clock.text.ts';
import { shiftResolver, shiftValuesOf, type ShiftValues } from './shift-values.ts';

interface ShiftDialogProps {
  /** Undefined for a new shift. */
  shift: Shift | undefined;
  onClose: () => void;
}

/** Adds or corrects a shift, with a reason. */
export function ShiftDialog({ shift, onClose }: ShiftDialogProps) {
  return (
    <FormDialog
      title={shift ? text.editShift : text.addShift}
      width={480}
      unsaved={text.unsavedWarning}
      onClose={onClose}
    >
      <ShiftForm shift={shift} onClose={onClose} />
    </FormDialog>
  );
}

type ShiftControl = Control<ShiftValues, unknown, ShiftRequest>;

function useShiftForm({ shift, onClose }: ShiftDialogProps) {
  const { storeId, timeZone } = useCurrentStore();
  const today = todayIn(timeZone);
  const [resolver] = useState(() =>
    shiftResolver({
      storeId,
      id: shift?.id ?? 0,
      ...(shift ? { olVersion: shift.olVersion } : {}),
    }),
  );
  const form = useForm<ShiftValues, unknown, ShiftRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: shiftValuesOf(shift, { today, timeZone }),
  });
  const { mutateAsync: send } = useSaveShift();
  const { mutateAsync: sendRemoval } = useRemoveShift();
  const keyed = useRef<Keyed<ShiftRequest>>(undefined);

  async function run(act: () => Promise<unknown>, done: string) {
    form.clearErrors('root');
    try {
      await act();
      toastSuccess(done);
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  }

  async function sendChecked(checked: ShiftRequest) {
    keyed.current = keyFor(checked, keyed.current);
    const sent = keyed.current;
    await run(async () => send(sent), text.saved);
  }

  async function save() {
    await form.handleSubmit(sendChecked)();
  }

  async function remove(id: number) {
    const reason = form.getValues('reason').trim();
    if (reason === '') return form.setError('reason', { message: text.enterReason });
    await run(async () => sendRemoval({ id, reason }), text.removed);
  }

  return { form, today, save, remove };
}

function ShiftForm(props: ShiftDialogProps) {
  const { shift } = props;
  const { form, today, save, remove } = useShiftForm(props);
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const { data: employees = [] } = useEmployees();
  const offered = employees.map((one) => ({ value: String(one.id), label: fullName(one) }));

  return (
    <DialogForm
      submit={text.saveShift}
      busy={isSubmitting}
      dirty={isDirty}
      failure={errors.root?.message}
      onSubmit={() => void save()}
    >
      {shift ? (
        <p className={classes.name}>{shift.name}</p>
      ) : (
        <SelectField
          control={control}
          name="employeeId"
          label={text.employee}
          placeholder={text.chooseEmployee}
          options={offered}
          required
        />
      )}
      <DateField control={control} name="day" label={text.day} max={today} required />
      <div className={classes.pair}>
        <TimeField control={control} name="start" label={text.start} />
        <TimeField control={control} name="end" label={text.end} help={text.blankEnd} />
      </div>
      <Breaks control={control} problem={errors.breaks?.root?.message ?? errors.breaks?.message} />
      <TextField
        control={control}
        name="reason"
        label={text.reason}
        help={text.reasonHelp}
        maxLength={200}
        required
      />
      {shift ? (
        <div>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            onClick={() => void remove(shift.id)}
          >
            {text.removeShift}
          </Button>
        </div>
      ) : null}
    </DialogForm>
  );
}

interface BreaksProps {
  control: ShiftControl;
  problem: string | undefined;
}

function Breaks({ control, problem }: BreaksProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'breaks' });
  return (
    <fieldset className={classes.breaks}>
      <legend>{text.breaks}</legend>
      {fields.map(({ id }, place) => (
        <div key={id} className={classes.break}>
          <TimeField control={control} name={`breaks.${place}.start`} label={text.from} />
          <TimeField control={control} name={`breaks.${place}.end`} label={text.until} />
          <Button variant="default" onClick={() => remove(place)}>
            {text.removeBreak}
          </Button>
        </div>
      ))}
      {problem === undefined ? null : <p className={classes.problem}>{problem}</p>}
      <div>
        <Button
          variant="default"
          leftSection={addIcon}
          onClick={() => append({ start: '', end: '' })}
        >
          {text.addBreak}
        </Button>
      </div>
    </fieldset>
  );
}
