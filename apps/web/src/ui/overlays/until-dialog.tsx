import { zodResolver } from '@hookform/resolvers/zod';
import { Radio } from '@mantine/core';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { now } from '@counter/browser/clock';
import { MomentField } from '../forms/date-field.tsx';
import { CancelButton, Form, FormActions, SubmitButton } from '../forms/form.tsx';
import { Modal } from './modal.tsx';
import {
  suggestMoment,
  untilEnds,
  untilOf,
  type Until,
  type UntilChoice,
} from '../forms/until-choice.ts';
import classes from './until-dialog.module.css';
import { uiText } from '../ui.text.ts';
import { overlaysText } from './overlays.text.ts';

export type { Until } from '../forms/until-choice.ts';

export interface UntilDialogProps {
  opened: boolean;
  /** The question: "Mark Rye bread as unavailable". */
  title: string;
  /** The store's time zone, used for the date and time. */
  timeZone: string;
  busy?: boolean;
  onChoose: (until: Until) => void;
  onClose: () => void;
}

/** Asks how long something is unavailable. */
export function UntilDialog({ opened, title, onClose, ...form }: UntilDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} centered size={440}>
      <UntilForm title={title} onClose={onClose} {...form} />
    </Modal>
  );
}

const choice = z.object({ end: z.enum(['TODAY', 'AT', 'CHANGED']), at: z.string() });

function schemaFor(timeZone: string) {
  const meant = (values: UntilChoice) => untilOf(values, timeZone);
  return choice.check(
    z.refine((values) => meant(values) !== undefined, {
      path: ['at'],
      error: overlaysText.chooseDateAndTime,
    }),
    z.refine((values) => values.end !== 'AT' || !(Date.parse(meant(values) ?? '') <= now()), {
      path: ['at'],
      error: uiText.chooseTimeInFuture,
    }),
  );
}

type UntilFormProps = Omit<UntilDialogProps, 'opened'>;

function UntilForm({ title, timeZone, busy = false, onChoose, onClose }: UntilFormProps) {
  const form = useForm<UntilChoice>({
    resolver: zodResolver(schemaFor(timeZone)),
    defaultValues: { end: 'TODAY', at: suggestMoment(now(), timeZone) },
    mode: 'onTouched',
  });
  const { control } = form;
  const end = useWatch({ control, name: 'end' });
  const submit = form.handleSubmit((values) => {
    const until = untilOf(values, timeZone);
    if (!busy && until !== undefined) onChoose(until);
  });
  return (
    <Form label={title} onSubmit={(event) => void submit(event)}>
      <Ends control={control} />
      {end === 'AT' ? (
        <MomentField
          control={control}
          name="at"
          label={uiText.dateAndTime}
          help={uiText.storeTimeHelp}
        />
      ) : null}
      <FormActions>
        <CancelButton onClick={onClose}>{uiText.cancel}</CancelButton>
        <SubmitButton busy={busy}>{overlaysText.markAsUnavailable}</SubmitButton>
      </FormActions>
    </Form>
  );
}

type ControlProps = { control: ReturnType<typeof useForm<UntilChoice>>['control'] };

const ends = Object.entries(untilEnds);

function Ends({ control }: ControlProps) {
  return (
    <Controller
      control={control}
      name="end"
      render={({ field: { ref: _ref, ...field } }) => (
        <Radio.Group {...field} label={overlaysText.howLong} classNames={{ label: classes.label }}>
          {ends.map(([value, label]) => (
            <Radio
              key={value}
              value={value}
              label={label}
              classNames={{ body: classes.choice, label: classes.word, radio: classes.dot }}
            />
          ))}
        </Radio.Group>
      )}
    />
  );
}
