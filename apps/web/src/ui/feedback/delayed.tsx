import type { ReactNode } from 'react';
import classes from './delayed.module.css';

/** Reserves the space but stays invisible for 150 ms, so that a fast response never flickers. */
export function Delayed({ children }: { children: ReactNode }) {
  return <span className={classes.delayed}>{children}</span>;
}
