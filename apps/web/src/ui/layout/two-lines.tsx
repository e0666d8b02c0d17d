import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

/** A table cell of two lines: what it is, and below it what one may want to know. */
export function TwoLines({ top, bottom }: { top: ReactNode; bottom: ReactNode }) {
  return (
    <span className={classes.lines}>
      <span className={classes.top}>{top}</span>
      <span className={classes.bottom}>{bottom}</span>
    </span>
  );
}
