import { useForm, useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import classes from '../promotions.module.css';
import { describeExample } from './promo-example.ts';
import type { PromoControl } from './use-promo-form.ts';
import { text } from '../promotions.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const types = [
  { value: 'PERCENTAGE', label: text.percentage },
  { value: 'AMOUNT', label: uiText.amount },
];

/** The fields for the code's value, with an example. */
export function ValuePanel({ control }: { control: PromoControl }) {
  const { currency } = useCurrentStore();
  const type = useWatch({ control, name: 'type' });
  const isPercentage = type === 'PERCENTAGE';
  return (
    <Panel title={text.form.discount}>
      <div className={classes.fields}>
        <SelectField control={control} name="type" label={text.type} options={types} required />
        {isPercentage ? (
          <NumberField
            control={control}
            name="percentage"
            label={text.percentage}
            decimals={2}
            suffix={<span aria-hidden>%</span>}
            required
          />
        ) : (
          <MoneyField
            control={control}
            name="amount"
            label={uiText.amount}
            currency={currency}
            required
          />
        )}
        <MoneyField
          control={control}
          name="maxDiscount"
          label={text.form.maxDiscount}
          currency={currency}
          help={isPercentage ? text.form.maxDiscountHelp : text.form.amountHelp}
          required={!isPercentage}
        />
        <MoneyField
          control={control}
          name="minOrderValue"
          label={text.form.minimumOrderValue}
          currency={currency}
          help={text.form.minimumOrderHelp}
          required
        />
        <div className={classes.wide}>
          <Example control={control} />
        </div>
      </div>
    </Panel>
  );
}

const usualBasket = 3000;

/** Shows an example price while typing. */
function Example({ control }: { control: PromoControl }) {
  const { currency } = useCurrentStore();
  const { control: trial } = useForm<{ basket: number | null }>({
    defaultValues: { basket: usualBasket },
  });
  const basket = useWatch({ control: trial, name: 'basket' });
  const [type, percentage, amount, maxDiscount, minOrderValue, budget] = useWatch({
    control,
    name: ['type', 'percentage', 'amount', 'maxDiscount', 'minOrderValue', 'budget'],
  });
  const terms = { type, percentage, amount, maxDiscount, minOrderValue, budget };
  return (
    <div className={classes.example}>
      <MoneyField control={trial} name="basket" label={text.form.tryBasketOf} currency={currency} />
      <output className={classes.outcome}>{describeExample(terms, basket, currency)}</output>
    </div>
  );
}
