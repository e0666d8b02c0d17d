import { linePrice } from '@counter/contract/expenses';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { SuggestedField } from '../../../ui/forms/suggested-field.tsx';
import { useExpenseChoices } from '../expenses.queries.ts';
import classes from '../expenses.module.css';
import { text } from '../expenses.text.ts';
import type { ExpenseControl } from './use-expense-form.ts';

const blankLine = { item: '', quantity: 1, unit: '', price: null };
const units = ['kg', 'g', 'lb', 'l', 'box', 'bag'];

/** The fields for the items bought, with their prices. */
export function ExpenseLines({ control }: { control: ExpenseControl }) {
  const { currency } = useCurrentStore();
  const { data } = useExpenseChoices();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  return (
    <fieldset className={classes.lines}>
      <legend>{text.form.lines}</legend>
      {fields.length === 0 ? <p className={classes.meta}>{text.form.linesHelp}</p> : null}
      {fields.map(({ id }, place) => (
        <fieldset key={id} className={classes.line} aria-label={text.form.line(place + 1)}>
          <SuggestedField
            control={control}
            name={`lines.${place}.item`}
            label={text.form.item}
            suggestions={data?.items ?? []}
          />
          <NumberField
            control={control}
            name={`lines.${place}.quantity`}
            label={text.form.quantity}
            decimals={3}
          />
          <SuggestedField
            control={control}
            name={`lines.${place}.unit`}
            label={text.form.unit}
            suggestions={units}
          />
          <MoneyField
            control={control}
            name={`lines.${place}.price`}
            label={text.form.unitPrice}
            currency={currency}
          />
          <IconButton label={text.form.removeLine(place + 1)} onClick={() => remove(place)}>
            <IconX size={18} aria-hidden />
          </IconButton>
        </fieldset>
      ))}
      <div className={classes.lineFoot}>
        <Button variant="default" leftSection={addIcon} onClick={() => append(blankLine)}>
          {text.form.addLine}
        </Button>
        <Sum control={control} />
      </div>
    </fieldset>
  );
}

function Sum({ control }: { control: ExpenseControl }) {
  const { currency } = useCurrentStore();
  const lines = useWatch({ control, name: 'lines' });
  const readable = lines.flatMap(({ quantity, price }) =>
    quantity === null || price === null || Number.isNaN(quantity) || Number.isNaN(price)
      ? []
      : [linePrice({ quantity, price })],
  );
  if (readable.length === 0) return null;
  const sum = readable.reduce((all, one) => all + one, 0);
  return <span className={classes.meta}>{text.form.linesSum(formatMoney(sum, currency))}</span>;
}
