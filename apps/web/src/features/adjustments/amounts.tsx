import type { ReactNode } from 'react';
import classes from './adjustments.module.css';

/** Names and amounts under each other. */
export function Amounts({ children }: { children: ReactNode }) {
  return <dl className={classes.amounts}>{children}</dl>;
}

interface AmountProps {
  name: string;
  value: string;
  strong?: boolean;
}

/** One of the amounts; a strong one is the sum of those above it. */
export function Amount({ name, value, strong = false }: AmountProps) {
  return (
    <div className={classes.amount} data-strong={strong}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
