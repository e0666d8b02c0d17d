import {
  pauseLengths,
  pauseReasonLabel,
  pauseReasons,
  pauseRequest,
  type PauseRequest,
  type StoreStatus,
} from '@counter/contract/store';
import { useForm, useWatch } from 'react-hook-form';
import { now } from '@counter/browser/clock';
import { formatTime, nearInstant } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MomentField } from '../../../ui/forms/date-field.tsx';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { suggestMoment, untilOf } from '../../../ui/forms/until-choice.ts';
import { LengthField } from './length-field.tsx';
import { usePause } from './overrides.queries.ts';
import { text } from './overrides.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

export interface OverrideDialogProps {
  status: StoreStatus;
  opened: boolean;
  /** The initial number of minutes, if given. */
  minutes: number | undefined;
  onClose: () => void;
}

/** Asks how long the store pauses and why, or changes the current pause. */
export function PauseDialog({ opened, onClose, ...form }: OverrideDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={form.status.pause ? text.changePause : text.pauseNewOrders}
      centered
      size={480}
    >
      <PauseForm {...form} onClose={onClose} />
    </Modal>
  );
}

interface Values {
  length: string;
  /** Local to the store; only used for `AT`. */
  at: string;
  reason: string;
  note: string;
}

const atMoment = 'AT';

function requestOf(storeId: number, timeZone: string) {
  return ({ length, at, ...reasoned }: Values): unknown => {
    const minutes = Number(length);
    const end = length === atMoment ? (untilOf({ end: 'AT', at }, timeZone) ?? '') : length;
    return { storeId, length: Number.isNaN(minutes) ? end : minutes, ...reasoned };
  };
}

function usePauseForm({ status, minutes }: Pick<OverrideDialogProps, 'status' | 'minutes'>) {
  const { storeId, timeZone } = useCurrentStore();
  return useForm<Values, unknown, PauseRequest>({
    resolver: resolverFor(pauseRequest, requestOf(storeId, timeZone)),
    defaultValues: {
      length: String(pauseLengths.find((one) => one === minutes) ?? pauseLengths[0]),
      at: suggestMoment(now(), timeZone),
      reason: status.pause?.reason ?? '',
      note: status.pause?.note ?? '',
    },
    mode: 'onTouched',
  });
}

const reasons = pauseReasons.map((value) => ({ value, label: pauseReasonLabel(value) }));

function PauseForm({ status, minutes, onClose }: Omit<OverrideDialogProps, 'opened'>) {
  const { timeZone } = useCurrentStore();
  const form = usePauseForm({ status, minutes });
  const { control, formState } = form;
  const { mutateAsync, isPending } = usePause();
  const length = useWatch({ control, name: 'length' });
  const reason = useWatch({ control, name: 'reason' });
  const submit = form.handleSubmit(async (request) => {
    try {
      const { data } = await mutateAsync(request);
      onClose();
      if (data.pause) toastSuccess(text.pausedUntil(nearInstant(data.pause.until, timeZone)));
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form label={text.pauseNewOrders} onSubmit={(event) => void submit(event)}>
      <LengthField
        control={control}
        name="length"
        label={text.forHowLong}
        options={[
          ...pauseLengths.map((one) => ({ value: String(one), label: text.minutes(one) })),
          {
            value: 'REST_OF_DAY',
            label: text.restOfDayUntil(formatTime(status.dayEnds, timeZone)),
          },
          { value: atMoment, label: text.untilDateAndTime },
        ]}
      />
      {length === atMoment ? (
        <MomentField control={control} name="at" label={uiText.dateAndTime} help={text.untilHelp} />
      ) : null}
      <SelectField
        control={control}
        name="reason"
        label={text.reasonLabel}
        placeholder={text.chooseReason}
        required
        options={reasons}
      />
      <TextField
        control={control}
        name="note"
        label={reason === 'OTHER' ? text.otherReason : uiText.note}
        help={text.otherReasonHelp}
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>{uiText.cancel}</CancelButton>
        <SubmitButton busy={isPending}>{status.pause ? text.changePause : text.pause}</SubmitButton>
      </FormActions>
    </Form>
  );
}
