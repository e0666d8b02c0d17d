import type { SaleMenu } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import classes from '../sales.module.css';
import { priceSoFar } from './sale-values.ts';
import type { SaleControl } from './use-sale-form.ts';
import { text } from '../sales.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Shows the total of the sale while it is typed. */
export function SaleTotals({ control, menu }: { control: SaleControl; menu: SaleMenu }) {
  const { currency } = useCurrentStore();
  const values = useWatch({ control, compute: (form) => form });
  const { subtotal, tax, total } = priceSoFar(values, menu);
  const parts = [
    { name: text.form.subtotal, amount: subtotal },
    { name: uiText.tax, amount: tax },
    { name: text.form.toPay, amount: total },
  ];
  return (
    <dl className={classes.amounts}>
      {parts.map(({ name, amount }) => (
        <div key={name} className={classes.amount}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
