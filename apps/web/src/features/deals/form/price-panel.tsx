import { useEffect, useEffectEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { DealRequest } from '@counter/contract/deals';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { moneyInSentence } from '../../../lib/money-in-sentence.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { savedPercent } from '../deal-words.ts';
import classes from './deal-form.module.css';
import { apartOf, type DealValues } from './deal-values.ts';
import { text } from '../deals.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface PricePanelProps {
  form: UseFormReturn<DealValues, unknown, DealRequest>;
}

/** The fields for the deal's price and dates, with the price compared with the sum of its parts. */
export function PricePanel({ form }: PricePanelProps) {
  const { control } = form;
  const { currency } = useCurrentStore();
  return (
    <Panel title={text.form.priceAndDates}>
      <div className={classes.fields}>
        <div className={classes.wide}>
          <MoneyField
            control={control}
            name="price"
            label={text.form.price}
            currency={currency}
            required
          />
          <Saving form={form} />
        </div>
        <DateField
          control={control}
          name="startDate"
          label={uiText.startDate}
          help={text.form.firstDayHelp}
        />
        <DateField
          control={control}
          name="endDate"
          label={uiText.endDate}
          help={text.form.lastDayHelp}
        />
        <div className={classes.wide}>
          <CheckboxField control={control} name="available" label={text.form.available} />
        </div>
      </div>
    </Panel>
  );
}

/** Shows the savings while typing: "Apart $ 27.00 — customers save $ 4.00 (15%)". */
function Saving({ form }: PricePanelProps) {
  const { control, getFieldState, trigger } = form;
  const { currency } = useCurrentStore();
  const [price, parts] = useWatch({ control, name: ['price', 'dealDetails'] });
  const apart = apartOf(parts);

  const recheck = useEffectEvent((sum: number | undefined) => {
    if (sum !== undefined && getFieldState('price').isTouched) void trigger('price');
  });
  // The price's limit depends on the parts, so validate it again when they change.
  useEffect(() => recheck(apart), [apart]);

  return <output className={classes.saving}>{describeSaving(price, apart, currency)}</output>;
}

function describeSaving(price: number | null, apart: number | undefined, currency: string): string {
  if (apart === undefined || apart === 0) return '';
  const sum = text.form.apart(moneyInSentence(apart, currency));
  if (price === null || Number.isNaN(price) || price > apart) return sum;
  const saved = moneyInSentence(apart - price, currency);
  return text.form.customersSave(sum, saved, savedPercent(apart, price));
}
