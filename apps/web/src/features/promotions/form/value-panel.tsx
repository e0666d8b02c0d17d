import { useForm, useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import classes from '../promotions.module.css';
import { describeExample } from './promo-example.ts';
import type { PromoControl } from './use-promo-form.ts';

const types = [
  { value: 'PERCENTAGE', label: 'Percentage' },
  { value: 'AMOUNT', label: 'Amount' },
];

/** What the code gives, with an example of it. */
export function ValuePanel({ control }: { control: PromoControl }) {
  const { currency } = useCurrentStore();
  const type = useWatch({ control, name: 'type' });
  const isPercentage = type === 'PERCENTAGE';
  return (
    <Panel title="What it gives">
      <div className={classes.fields}>
        <SelectField control={control} name="type" label="Type" options={types} required />
        {isPercentage ? (
          <NumberField
            control={control}
            name="percentage"
            label="Percentage"
            decimals={2}
            suffix={<span aria-hidden>%</span>}
            required
          />
        ) : (
          <MoneyField control={control} name="amount" label="Amount" currency={currency} required />
        )}
        <MoneyField
          control={control}
          name="maxDiscount"
          label="Max Discount"
          currency={currency}
          help={isPercentage ? 'Off one order. Empty: no cap.' : 'Off one order.'}
          required={!isPercentage}
        />
        <MoneyField
          control={control}
          name="minOrderValue"
          label="Minimum Order Value"
          currency={currency}
          help="Before tax and tip. 0: every order."
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

/** What a customer would pay for a basket, as one types. */
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
      <MoneyField control={trial} name="basket" label="Try a basket of" currency={currency} />
      <output className={classes.outcome}>{describeExample(terms, basket, currency)}</output>
    </div>
  );
}
