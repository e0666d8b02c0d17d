import { formatMoney } from '@counter/contract/shared';
import { text } from './menu.text.ts';
import classes from './saving.module.css';

interface SavingProps {
  fullPrice: number;
  price: number;
  currency: string;
}

/** The struck full price of a deal, and the difference to its price. */
export function Saving({ fullPrice, price, currency }: SavingProps) {
  return (
    <span className={classes.saving}>
      <s className={classes.full}>{formatMoney(fullPrice, currency)}</s>{' '}
      <span className={classes.saved}>{text.save(formatMoney(fullPrice - price, currency))}</span>
    </span>
  );
}
