import type { SaleMenu } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import classes from '../sales.module.css';
import { priceSoFar } from './sale-values.ts';
import type { SaleControl } from './use-sale-form.ts';
import { text } from '../sales.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface SaleTotalsProps {
  control: SaleControl;
  menu: SaleMenu;
}

/** Shows the sale's subtotal and tax while typing. */
export function SaleTotals({ control, menu }: SaleTotalsProps) {
  const values = useWatch({ control, compute: (form) => form });
  const { subtotal, tax } = priceSoFar(values, menu);
  return (
    <Amounts
      parts={[
        { name: text.form.subtotal, amount: subtotal },
        { name: uiText.tax, amount: tax },
      ]}
    />
  );
}

/** Shows the sale's total while typing. */
export function ToPay({ control, menu }: SaleTotalsProps) {
  const values = useWatch({ control, compute: (form) => form });
  const { total } = priceSoFar(values, menu);
  return <Amounts parts={[{ name: text.form.toPay, amount: total }]} />;
}

interface AmountsProps {
  parts: readonly { name: string; amount: number }[];
}

function Amounts({ parts }: AmountsProps) {
  const { currency } = useCurrentStore();
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
