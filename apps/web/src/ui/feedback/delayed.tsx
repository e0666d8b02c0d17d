import type { ReactNode } from 'react';
import classes from './delayed.module.css';

/** Keeps its place but shows nothing for 150 ms, so that a fast answer never flickers. */
export function Delayed({ children }: { children: ReactNode }) {
  return <span className={classes.delayed}>{children}</span>;
}
