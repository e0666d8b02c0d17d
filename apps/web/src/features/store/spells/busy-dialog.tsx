import { busyLengths, busyRequest, busySteps, type BusyRequest } from '@counter/contract/store';
import { useForm } from 'react-hook-form';
import { formatTime } from '../../../lib/days.ts';
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
import { momentOf } from '../store-words.ts';
import { LengthField } from './length-field.tsx';
import type { SpellDialogProps } from './pause-dialog.tsx';
import classes from './spell-dialogs.module.css';
import { useSetBusy } from './spells.queries.ts';

/** Asks by how much new promises are longer, and for how long; or changes that. */
export function BusyDialog({ opened, onClose, ...form }: SpellDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Busy: promise later" centered size={480}>
      <BusyForm {...form} onClose={onClose} />
    </Modal>
  );
}

interface Values {
  minutes: string;
  length: string;
}

const lengthWords: Record<(typeof busyLengths)[number], string> = {
  30: '30 minutes',
  60: '1 hour',
  120: '2 hours',
};

function requestOf(storeId: number) {
  return ({ minutes, length }: Values): unknown => ({
    storeId,
    minutes: Number(minutes),
    length: length === 'REST_OF_DAY' ? length : Number(length),
  });
}

function BusyForm({ status, onClose }: Omit<SpellDialogProps, 'opened'>) {
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
      if (data.busy) toastSuccess(`Busy until ${momentOf(data.busy.until, timeZone)}.`);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form label="Busy" onSubmit={(event) => void submit(event)}>
      <p className={classes.hint}>
        Orders keep coming in. Each new one is promised so much later; what you have promised stays.
      </p>
      <LengthField
        control={control}
        name="minutes"
        label="How much later"
        options={busySteps.map((one) => ({ value: String(one), label: `${one} minutes` }))}
      />
      <LengthField
        control={control}
        name="length"
        label="For how long"
        options={[
          ...busyLengths.map((one) => ({ value: String(one), label: lengthWords[one] })),
          {
            value: 'REST_OF_DAY',
            label: `Until closing, ${formatTime(status.dayEnds, timeZone)}`,
          },
        ]}
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>Cancel</CancelButton>
        <SubmitButton busy={isPending}>Promise later</SubmitButton>
      </FormActions>
    </Form>
  );
}
