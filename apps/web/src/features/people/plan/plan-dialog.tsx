import type { PlannedPerson } from '@counter/contract/people';
import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { formatWeekDay } from '../../../lib/time/calendar.ts';
import { runsOverMidnight } from '../../../lib/time/weekdays.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import classes from './plan.module.css';
import { text } from './plan.text.ts';
import { usePlanForm, type EditedPlan } from './use-plan-form.ts';
import { usePlanRemoval } from './use-plan-removal.ts';

interface PlanDialogProps {
  edited: EditedPlan;
  people: readonly PlannedPerson[];
  onClose: () => void;
}

/** Adds, edits or removes a planned shift. */
export function PlanDialog(props: PlanDialogProps) {
  return (
    <FormDialog
      title={props.edited.shift ? text.editShift : text.newShift}
      width={480}
      unsaved={text.unsaved}
      onClose={props.onClose}
    >
      <PlanForm {...props} />
    </FormDialog>
  );
}

function PlanForm({ edited, people, onClose }: PlanDialogProps) {
  const { shift } = edited;
  const { remove } = usePlanRemoval();
  const { form, stale, save, takeTheirs } = usePlanForm(edited, ({ employeeId, day }) => {
    const name = people.find((one) => one.employeeId === employeeId)?.name ?? '';
    toastSuccess(text.saved(name, formatWeekDay(day)));
    onClose();
  });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const [start, end] = useWatch({ control, name: ['start', 'end'] });
  const overnight = start !== end && runsOverMidnight({ from: start, to: end });
  const options = people.map((one) => ({ value: String(one.employeeId), label: one.name }));
  return (
    <DialogForm
      submit={text.save}
      busy={isSubmitting}
      dirty={isDirty}
      failure={errors.root?.message}
      onSubmit={() => void save()}
    >
      {stale ? <StaleForm reason={stale.reason} onTake={takeTheirs} /> : null}
      <SelectField
        control={control}
        name="employeeId"
        label={text.employee}
        placeholder={text.chooseEmployee}
        options={options}
        required
      />
      <DateField control={control} name="day" label={text.day} required />
      <div className={classes.pair}>
        <TimeField control={control} name="start" label={text.start} />
        <TimeField
          control={control}
          name="end"
          label={text.end}
          {...(overnight ? { help: text.nextDay } : {})}
        />
      </div>
      <TextField control={control} name="note" label={text.note} help={text.noteHelp} />
      {shift ? (
        <div>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            onClick={() => {
              remove({ ids: [shift.id], what: text.shiftOf(shift.name) });
              onClose();
            }}
          >
            {text.remove}
          </Button>
        </div>
      ) : null}
    </DialogForm>
  );
}
