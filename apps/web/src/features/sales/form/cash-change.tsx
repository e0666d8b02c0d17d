import type { SaleMenu } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import classes from '../sales.module.css';
import { changeOf, priceSoFar } from './sale-values.ts';
import type { SaleControl } from './use-sale-form.ts';
import { text } from '../sales.text.ts';

/** The cash received from a customer; hidden for card payments. */
export function CashReceived({ control }: { control: SaleControl }) {
  const { currency } = useCurrentStore();
  const payment = useWatch({ control, name: 'payment' });
  if (payment !== 'CASH') return null;
  return (
    <MoneyField
      control={control}
      name="received"
      label={text.form.cashReceived}
      currency={currency}
    />
  );
}

/** The change to give, or the missing amount. It stays visible beside the total. */
export function CashChange({ control, menu }: { control: SaleControl; menu: SaleMenu }) {
  const { currency } = useCurrentStore();
  const values = useWatch({ control, compute: (form) => form });
  if (values.payment !== 'CASH') return null;
  const change = changeOf(values.received, priceSoFar(values, menu).total);
  return (
    <output className={classes.change} data-missing={change !== undefined && change < 0}>
      {change === undefined ? null : (
        <>
          {change < 0 ? text.form.missing : text.form.change}
          <strong>{formatMoney(Math.abs(change), currency)}</strong>
        </>
      )}
    </output>
  );
}
