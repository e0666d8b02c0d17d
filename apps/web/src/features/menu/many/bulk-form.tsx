import type { BulkEdit } from '@counter/contract/menu';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { now } from '@counter/browser/clock';
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
import { MomentField } from '../../../ui/forms/date-field.tsx';
import { plannedText } from '../planned/planned.text.ts';
import { text } from '../menu.text.ts';
import { manyText } from './many.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface BulkFormProps {
  values: BulkValues;
  /** The number of selected products. */
  count: number;
  busy: boolean;
  failure: string | undefined;
  /** True if the change is already planned, so it can't be applied now. */
  isPlan: boolean;
  /** `at` is the instant of a planned change. */
  onPreview: (edit: BulkEdit, values: BulkValues, at: string | undefined) => void;
  onClose: () => void;
}

/** The form to change the selected products. */
export function BulkForm({
  values,
  count,
  isPlan,
  busy,
  failure,
  onPreview,
  onClose,
}: BulkFormProps) {
  const { timeZone } = useCurrentStore();
  const form = useForm<BulkValues>({
    defaultValues: {
      ...values,
      at: values.at || suggestMoment(now(), timeZone),
      planAt: values.planAt || suggestMoment(now(), timeZone),
    },
  });
  const { control } = form;

  function submit() {
    form.clearErrors();
    const typed = form.getValues();
    const read = readEdit(typed, timeZone);
    if ('edit' in read) return onPreview(read.edit, typed, read.at);
    if ('nothing' in read) return form.setError('root', { message: manyText.chooseWhatToChange });
    for (const { field, message } of read.problems)
      form.setError(field, { message }, { shouldFocus: true });
  }

  return (
    <Form
      label={manyText.chooseChanges}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <PriceFields control={control} />
      <TaxFields control={control} />
      <AvailabilityFields control={control} />
      <CategoryField control={control} count={count} />
      <WhenFields control={control} isPlan={isPlan} />
      <FormError>{form.formState.errors.root?.message ?? failure}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>{uiText.cancel}</CancelButton>
        <SubmitButton busy={busy}>{manyText.previewChanges}</SubmitButton>
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
      <SelectField control={control} name="price" label={text.price} options={prices ?? []} />
      {byPercent ? (
        <NumberField
          control={control}
          name="percent"
          label={manyText.percentage}
          decimals={2}
          suffix="%"
        />
      ) : null}
      {price !== '' && !byPercent ? (
        <MoneyField control={control} name="amount" label={uiText.amount} currency={currency} />
      ) : null}
    </div>
  );
}

function TaxFields({ control }: PartProps) {
  const tax = useWatch({ control, name: 'tax' });
  return (
    <div className={classes.pair}>
      <SelectField control={control} name="tax" label={text.taxRate} options={taxes ?? []} />
      {tax === 'SET' ? (
        <NumberField
          control={control}
          name="taxRate"
          label={manyText.rate}
          decimals={4}
          suffix="%"
        />
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
        label={text.availability}
        options={availabilities ?? []}
      />
      {availability === 'AT' ? (
        <MomentField
          control={control}
          name="at"
          label={uiText.dateAndTime}
          help={uiText.storeTimeHelp}
        />
      ) : null}
    </div>
  );
}

function CategoryField({ control, count }: PartProps & Pick<BulkFormProps, 'count'>) {
  const { categories = [] } = useCategories();
  return (
    <div className={classes.pair}>
      <SelectField
        control={control}
        name="category"
        label={text.category}
        help={manyText.categoriesHelp(count)}
        placeholder={manyText.leaveAsItIs}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </div>
  );
}

const whens = [
  { value: 'NOW', label: plannedText.now },
  { value: 'LATER', label: plannedText.atDateAndTime },
];

function WhenFields({ control, isPlan }: PartProps & { isPlan: boolean }) {
  const when = useWatch({ control, name: 'when' });
  return (
    <div className={classes.pair}>
      {isPlan ? null : (
        <SelectField control={control} name="when" label={plannedText.when} options={whens} />
      )}
      {when === 'LATER' ? (
        <MomentField
          control={control}
          name="planAt"
          label={plannedText.happensAt}
          help={uiText.storeTimeHelp}
        />
      ) : null}
    </div>
  );
}
