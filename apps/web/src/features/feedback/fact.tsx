import type { ReactNode } from 'react';
import classes from './feedback.module.css';

/** One thing that is known; left out while it is not. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
