import { busyLengths, busyRequest, busySteps, type BusyRequest } from '@counter/contract/store';
import { useForm } from 'react-hook-form';
import { formatTime, nearInstant } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { LengthField } from './length-field.tsx';
import type { OverrideDialogProps } from './pause-dialog.tsx';
import classes from './override-dialogs.module.css';
import { useSetBusy } from './overrides.queries.ts';
import { text } from './overrides.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Asks how much prep time to add and for how long, or changes that. */
export function BusyDialog({ opened, onClose, ...form }: OverrideDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.busyAddPrepTime} centered size={480}>
      <BusyForm {...form} onClose={onClose} />
    </Modal>
  );
}

interface Values {
  minutes: string;
  length: string;
}

const lengthWords: Record<(typeof busyLengths)[number], string> = {
  30: text.halfHour,
  60: text.oneHour,
  120: text.twoHours,
};

function requestOf(storeId: number) {
  return ({ minutes, length }: Values): unknown => ({
    storeId,
    minutes: Number(minutes),
    length: length === 'REST_OF_DAY' ? length : Number(length),
  });
}

function BusyForm({ status, onClose }: Omit<OverrideDialogProps, 'opened'>) {
  const { storeId, timeZone } = useCurrentStore();
  const form = useForm<Values, unknown, BusyRequest>({
    resolver: resolverFor(busyRequest, requestOf(storeId)),
    defaultValues: { minutes: String(status.busy?.minutes ?? 15), length: '30' },
  });
  const { control, formState } = form;
  const { mutateAsync, isPending } = useSetBusy();
  const submit = form.handleSubmit(async (request) => {
    try {
      const { data } = await mutateAsync(request);
      onClose();
      if (data.busy) toastSuccess(text.busyUntil(nearInstant(data.busy.until, timeZone)));
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form label={text.busy} onSubmit={(event) => void submit(event)}>
      <p className={classes.hint}>{text.busyHelp}</p>
      <LengthField
        control={control}
        name="minutes"
        label={text.extraPrepTime}
        options={busySteps.map((one) => ({ value: String(one), label: text.minutes(one) }))}
      />
      <LengthField
        control={control}
        name="length"
        label={text.forHowLong}
        options={[
          ...busyLengths.map((one) => ({ value: String(one), label: lengthWords[one] })),
          {
            value: 'REST_OF_DAY',
            label: text.untilClosing(formatTime(status.dayEnds, timeZone)),
          },
        ]}
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>{uiText.cancel}</CancelButton>
        <SubmitButton busy={isPending}>{text.addPrepTime}</SubmitButton>
      </FormActions>
    </Form>
  );
}
