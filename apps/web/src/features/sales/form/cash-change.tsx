import type { SaleMenu } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import classes from '../sales.module.css';
import { changeOf, priceSoFar } from './sale-values.ts';
import type { SaleControl } from './use-sale-form.ts';
import { text } from '../sales.text.ts';

/** The cash that a customer hands over, and the change that they get. */
export function CashChange({ control, menu }: { control: SaleControl; menu: SaleMenu }) {
  const { currency } = useCurrentStore();
  const values = useWatch({ control, compute: (form) => form });
  if (values.payment !== 'CASH') return null;
  const change = changeOf(values.received, priceSoFar(values, menu).total);
  return (
    <div className={classes.pair}>
      <MoneyField
        control={control}
        name="received"
        label={text.form.cashReceived}
        currency={currency}
      />
      <output className={classes.change} data-missing={change !== undefined && change < 0}>
        {change === undefined ? null : (
          <>
            {change < 0 ? text.form.missing : text.form.change}
            <strong>{formatMoney(Math.abs(change), currency)}</strong>
          </>
        )}
      </output>
    </div>
  );
}
