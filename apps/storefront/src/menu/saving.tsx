import { formatMoney } from '@counter/contract/shared';
import { text } from './menu.text.ts';
import classes from './saving.module.css';

interface SavingProps {
  fullPrice: number;
  price: number;
  currency: string;
}

/** The crossed-out full price of a deal, and the amount it saves. */
export function Saving({ fullPrice, price, currency }: SavingProps) {
  return (
    <span className={classes.saving}>
      <s className={classes.full}>{formatMoney(fullPrice, currency)}</s>{' '}
      <span className={classes.saved}>{text.save(formatMoney(fullPrice - price, currency))}</span>
    </span>
  );
}
