import type { CloseDayRequest, DayReport } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useForm, useFormState, useWatch, type Control } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { Amount, Amounts } from '../../../ui/layout/amounts.tsx';
import {
  closeResolver,
  closeValuesOf,
  countedOf,
  expectedOf,
  type CloseValues,
} from './close-values.ts';
import { describeDifference } from './day-words.ts';
import { useCloseDay } from './days.queries.ts';
import classes from './days.module.css';
import { text } from './days.text.ts';
import { ExpectedCash } from './expected-cash.tsx';

type CloseControl = Control<CloseValues, unknown, CloseDayRequest>;

interface CloseFormProps {
  report: DayReport;
  onStale: () => void;
}

/** Counts the cash drawer and signs off the day. */
export function CloseForm({ report, onStale }: CloseFormProps) {
  const { userId, storeId, currency } = useCurrentStore();
  const resolver = useMemo(
    () => closeResolver({ userId, storeId }, report),
    [userId, storeId, report],
  );
  const form = useForm<CloseValues, unknown, CloseDayRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: closeValuesOf(report),
  });
  const { control, clearErrors, setValue, handleSubmit } = form;
  const { isSubmitting, errors } = useFormState({ control });
  const { mutateAsync } = useCloseDay();
  const values = useWatch({ control });

  async function send(checked: CloseDayRequest) {
    try {
      await mutateAsync(checked);
      toastSuccess(text.dayIsClosed);
    } catch (error) {
      showRefusal(form, error);
      onStale();
    }
  }

  return (
    <Form
      label={text.closeTheDay}
      onSubmit={(event) => {
        event.preventDefault();
        clearErrors('root');
        if (!isSubmitting) void handleSubmit(send)();
      }}
    >
      <MoneyField
        control={control}
        name="openingFloat"
        label={text.openingCash}
        help={text.openingHelp}
        currency={currency}
        required
      />
      {report.figures.collected > 0 ? (
        <MoneyField
          control={control}
          name="collectedInCash"
          label={text.inCash}
          help={text.inCashHelp(formatMoney(report.figures.collected, currency))}
          currency={currency}
        />
      ) : null}
      <Expected control={control} report={report} />
      {values.counting ? (
        <Counts control={control} />
      ) : (
        <MoneyField
          control={control}
          name="countedCash"
          label={text.countedCash}
          currency={currency}
          required
        />
      )}
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => setValue('counting', !values.counting)}
        >
          {values.counting ? text.typeTotal : text.countNotes}
        </Button>
      </div>
      <Difference control={control} report={report} />
      <MoneyField
        control={control}
        name="leftInDrawer"
        label={text.leftInDrawer}
        help={text.leftHelp}
        currency={currency}
        required
      />
      <TextareaField
        control={control}
        name="note"
        label={text.note}
        help={text.noteHelp}
        rows={2}
        maxLength={500}
      />
      <FormError>{errors.root?.message}</FormError>
      <FormActions>
        <SubmitButton busy={isSubmitting}>{text.signOff}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface PartProps {
  control: CloseControl;
  report: DayReport;
}

function useValues(control: CloseControl): CloseValues {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has a default value
  return useWatch({ control }) as CloseValues;
}

function Expected({ control, report }: PartProps) {
  const { openingFloat, collectedInCash } = useValues(control);
  const drawer = {
    openingFloat: Number.isInteger(openingFloat) ? (openingFloat ?? 0) : 0,
    collectedInCash: Number.isInteger(collectedInCash) ? collectedInCash : null,
  };
  return (
    <div className={classes.sum}>
      <ExpectedCash figures={report.figures} drawer={drawer} />
    </div>
  );
}

function Difference({ control, report }: PartProps) {
  const { currency } = useCurrentStore();
  const values = useValues(control);
  const counted = countedOf(values);
  if (counted === null || !Number.isInteger(counted)) return null;
  return (
    <div className={classes.sum} aria-live="polite">
      <Amounts>
        {values.counting ? (
          <Amount name={text.counted} value={formatMoney(counted, currency)} />
        ) : null}
        <Amount
          name={text.difference}
          value={describeDifference(counted - expectedOf(values, report), currency)}
          strong
        />
      </Amounts>
    </div>
  );
}

function Counts({ control }: { control: CloseControl }) {
  const { currency } = useCurrentStore();
  const { counts } = useValues(control);
  return (
    <fieldset className={classes.counts}>
      <legend>{text.notesAndCoins}</legend>
      {counts.map(({ value }, at) => (
        <NumberField
          key={value}
          control={control}
          name={`counts.${at}.pieces`}
          label={formatMoney(value, currency)}
        />
      ))}
    </fieldset>
  );
}
