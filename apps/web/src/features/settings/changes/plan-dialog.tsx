import type { PlannablePart } from '@counter/contract/settings';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { explainFailure } from '../../../lib/api.ts';
import { now } from '@counter/browser/clock';
import { instantInSentence } from '../../../lib/time/days.ts';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { MomentField } from '../../../ui/forms/date-field.tsx';
import { suggestMoment, untilOf } from '../../../ui/forms/until-choice.ts';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { usePlanSetting, type PlanWish } from './changes.queries.ts';
import classes from './changes.module.css';
import { text } from './changes.text.ts';

interface PlanDialogProps {
  part: PlannablePart;
  /** The heading of the part. */
  title: string;
  /** The validated form values of the part. */
  request: unknown;
  onClose: () => void;
  /** Called after planning; the form returns to the current values. */
  onPlanned: () => void;
}

/** Asks when a change of a part of the settings applies. */
export function PlanDialog(props: PlanDialogProps) {
  return (
    <FormDialog title={text.planChange(props.title)} width={480} onClose={props.onClose}>
      <PlanForm {...props} />
    </FormDialog>
  );
}

function PlanForm({ part, request, onClose, onPlanned }: PlanDialogProps) {
  const { timeZone } = useCurrentStore();
  const { mutate, isPending, error } = usePlanSetting();
  const keyed = useRef<Keyed<PlanWish>>(undefined);
  const { control, getValues, setError } = useForm({
    defaultValues: { at: suggestMoment(now(), timeZone) },
  });

  function submit() {
    const at = untilOf({ end: 'AT', at: getValues('at') }, timeZone);
    if (typeof at !== 'string') {
      return setError('at', { message: text.chooseTime }, { shouldFocus: true });
    }
    keyed.current = keyFor({ part, request, at }, keyed.current);
    mutate(keyed.current, {
      onSuccess: () => {
        toastSuccess(text.planned(instantInSentence(at, timeZone)));
        onPlanned();
        onClose();
      },
    });
  }

  return (
    <DialogForm
      submit={text.planButton}
      busy={isPending}
      failure={error ? explainFailure(error) : undefined}
      onSubmit={submit}
    >
      <p className={classes.about}>{text.planHelp}</p>
      <MomentField control={control} name="at" label={text.when} help={text.whenHelp} required />
    </DialogForm>
  );
}
