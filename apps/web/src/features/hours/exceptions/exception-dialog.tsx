import {
  exceptionRequest,
  type ExceptionRequest,
  type HoursException,
  type TimeStretch,
} from '@counter/contract/store';
import { Button, Radio } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Controller, useForm, useWatch, type Control, useFieldArray } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useSaveException } from '../hours.queries.ts';
import classes from '../hours.module.css';
import { Times } from '../week/week-editor.tsx';
import { text } from '../hours.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ExceptionDialogProps {
  /** The exception to edit; a new one if absent. */
  exception: HoursException | undefined;
  onClose: () => void;
}

/** A dialog to add or edit an exception from the weekly hours. */
export function ExceptionDialog({ exception, onClose }: ExceptionDialogProps) {
  return (
    <FormDialog
      title={exception ? text.exceptions.change(exception.name) : text.exceptions.addException}
      width={520}
      onClose={onClose}
    >
      <ExceptionForm exception={exception} onClose={onClose} />
    </FormDialog>
  );
}

interface Values {
  name: string;
  firstDay: string;
  lastDay: string;
  way: '' | 'PICKUP' | 'DELIVERY';
  closed: boolean;
  stretches: TimeStretch[];
}

type FormControl = Control<Values, unknown, ExceptionRequest>;

const usual: TimeStretch = { from: '09:00', to: '17:00' };

function valuesOf(exception: HoursException | undefined): Values {
  if (!exception) {
    return { name: '', firstDay: '', lastDay: '', way: '', closed: true, stretches: [usual] };
  }
  const { stretches, way, ...facts } = exception;
  const closed = stretches.length === 0;
  return { ...facts, way: way ?? '', closed, stretches: closed ? [usual] : stretches };
}

const requestOf =
  (storeId: number, id: number) =>
  ({ way, closed, stretches, ...values }: Values): unknown => ({
    ...values,
    storeId,
    id,
    way: way === '' ? null : way,
    stretches: closed ? [] : stretches,
  });

function ExceptionForm({ exception, onClose }: ExceptionDialogProps) {
  const { storeId } = useCurrentStore();
  const form = useForm<Values, unknown, ExceptionRequest>({
    mode: 'onTouched',
    resolver: resolverFor(exceptionRequest, requestOf(storeId, exception?.id ?? 0)),
    defaultValues: valuesOf(exception),
  });
  const { control, formState, getValues, setValue } = form;
  const { mutateAsync, isPending } = useSaveException();
  const firstDay = useWatch({ control, name: 'firstDay' });
  const submit = form.handleSubmit(async (request) => {
    try {
      await mutateAsync(request);
      onClose();
      toastSuccess(text.exceptions.savedToast(request.name));
    } catch (error) {
      showRefusal(form, error);
    }
  });
  // Most exceptions are a single day.
  const fillLastDay = () => {
    if (getValues('lastDay') === '') setValue('lastDay', firstDay);
  };
  return (
    <DialogForm
      label={text.exceptions.exception}
      submit={uiText.save}
      busy={isPending}
      failure={formState.errors.root?.message}
      onSubmit={() => void submit()}
    >
      <TextField
        control={control}
        name="name"
        label={uiText.name}
        help={text.exceptions.nameHelp}
        required
      />
      <div className={classes.pair} onBlur={fillLastDay}>
        <DateField control={control} name="firstDay" label={text.exceptions.firstDay} required />
        <DateField control={control} name="lastDay" label={text.exceptions.lastDay} required />
      </div>
      <SelectField
        control={control}
        name="way"
        label={text.exceptions.wayLabel}
        options={[
          { value: '', label: text.pickupAndDelivery },
          { value: 'PICKUP', label: text.exceptions.pickupOnly },
          { value: 'DELIVERY', label: text.exceptions.deliveryOnly },
        ]}
      />
      <ClosedOrHours control={control} />
    </DialogForm>
  );
}

const radio = { body: classes.choice, label: classes.word, radio: classes.dot };

function ClosedOrHours({ control }: { control: FormControl }) {
  const closed = useWatch({ control, name: 'closed' });
  return (
    <>
      <Controller
        control={control}
        name="closed"
        render={({ field }) => (
          <Radio.Group
            label={text.exceptions.onTheseDays}
            value={field.value ? 'closed' : 'hours'}
            onChange={(value) => field.onChange(value === 'closed')}
            classNames={{ label: classes.fieldLabel }}
          >
            <div className={classes.choices}>
              <Radio value="closed" label={text.exceptions.closedAllDay} classNames={radio} />
              <Radio value="hours" label={text.exceptions.otherHours} classNames={radio} />
            </div>
          </Radio.Group>
        )}
      />
      {closed ? null : <OtherHours control={control} />}
    </>
  );
}

function OtherHours({ control }: { control: FormControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'stretches' });
  return (
    <div className={classes.times}>
      {fields.map((field, index) => (
        <Controller
          key={field.id}
          control={control}
          name={`stretches.${index}`}
          render={({ field: { value, onChange }, formState: { errors } }) => (
            <Times
              name={text.exceptions.hours(index + 1)}
              stretch={value}
              onChange={onChange}
              onRemove={() => remove(index)}
              errorAt={(part) => errors.stretches?.[index]?.[part]?.message}
            />
          )}
        />
      ))}
      <Overlap control={control} />
      <div>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => append({ from: fields.at(-1)?.to ?? usual.from, to: '' })}
        >
          {text.exceptions.addHours}
        </Button>
      </div>
    </div>
  );
}

function Overlap({ control }: { control: FormControl }) {
  return (
    <Controller
      control={control}
      name="stretches"
      render={({ formState: { errors } }) => (
        <p role="alert" className={classes.alert}>
          {errors.stretches?.root?.message ?? errors.stretches?.message}
        </p>
      )}
    />
  );
}
