import type { BulkEdit } from '@counter/contract/menu';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { now } from '../../../lib/clock.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { suggestMoment } from '../../../ui/forms/until-choice.ts';
import { useCategories } from '../categories.queries.ts';
import {
  availabilityChanges,
  priceChanges,
  readEdit,
  taxChanges,
  type BulkValues,
} from './bulk-values.ts';
import classes from './many.module.css';
import { MomentField } from './moment-field.tsx';

interface BulkFormProps {
  values: BulkValues;
  busy: boolean;
  failure: string | undefined;
  onPreview: (edit: BulkEdit, values: BulkValues) => void;
  onClose: () => void;
}

/** What is to become of the checked products. */
export function BulkForm({ values, busy, failure, onPreview, onClose }: BulkFormProps) {
  const { timeZone } = useCurrentStore();
  const form = useForm<BulkValues>({
    defaultValues: { ...values, at: values.at || suggestMoment(now(), timeZone) },
  });
  const { control } = form;

  function submit() {
    form.clearErrors();
    const typed = form.getValues();
    const read = readEdit(typed, timeZone);
    if ('edit' in read) return onPreview(read.edit, typed);
    if ('nothing' in read) return form.setError('root', { message: 'Choose what is to change.' });
    for (const { field, message } of read.problems)
      form.setError(field, { message }, { shouldFocus: true });
  }

  return (
    <Form
      label="What is to change"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <PriceFields control={control} />
      <TaxFields control={control} />
      <AvailabilityFields control={control} />
      <CategoryField control={control} />
      <FormError>{form.formState.errors.root?.message ?? failure}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>Cancel</CancelButton>
        <SubmitButton busy={busy}>Preview changes</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface PartProps {
  control: Control<BulkValues>;
}

function optionsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

const [prices, taxes, availabilities] = [priceChanges, taxChanges, availabilityChanges].map(
  optionsOf,
);

function PriceFields({ control }: PartProps) {
  const { currency } = useCurrentStore();
  const price = useWatch({ control, name: 'price' });
  const byPercent = price === 'RAISE_PERCENT' || price === 'LOWER_PERCENT';
  return (
    <div className={classes.pair}>
      <SelectField control={control} name="price" label="Price" options={prices ?? []} />
      {byPercent ? (
        <NumberField control={control} name="percent" label="Percentage" decimals={2} suffix="%" />
      ) : null}
      {price !== '' && !byPercent ? (
        <MoneyField control={control} name="amount" label="Amount" currency={currency} />
      ) : null}
    </div>
  );
}

function TaxFields({ control }: PartProps) {
  const tax = useWatch({ control, name: 'tax' });
  return (
    <div className={classes.pair}>
      <SelectField control={control} name="tax" label="Tax rate" options={taxes ?? []} />
      {tax === 'SET' ? (
        <NumberField control={control} name="taxRate" label="Rate" decimals={4} suffix="%" />
      ) : null}
    </div>
  );
}

function AvailabilityFields({ control }: PartProps) {
  const availability = useWatch({ control, name: 'availability' });
  return (
    <div className={classes.pair}>
      <SelectField
        control={control}
        name="availability"
        label="Availability"
        options={availabilities ?? []}
      />
      {availability === 'AT' ? <MomentField control={control} /> : null}
    </div>
  );
}

function CategoryField({ control }: PartProps) {
  const { categories = [] } = useCategories();
  return (
    <div className={classes.pair}>
      <SelectField
        control={control}
        name="category"
        label="Category"
        help="The one category they are in from then on."
        placeholder="Leave as it is"
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </div>
  );
}
