import type { ReactNode } from 'react';
import classes from './amounts.module.css';

/** A list of labeled amounts. */
export function Amounts({ children }: { children: ReactNode }) {
  return <dl className={classes.amounts}>{children}</dl>;
}

interface AmountProps {
  name: string;
  value: ReactNode;
  strong?: boolean;
}

/** An amount in `Amounts`. A strong one is a sum. */
export function Amount({ name, value, strong = false }: AmountProps) {
  return (
    <div className={classes.amount} data-strong={strong}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
