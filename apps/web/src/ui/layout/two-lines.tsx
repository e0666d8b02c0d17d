import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

/** A table cell with a main line and a secondary line below it. */
export function TwoLines({ top, bottom }: { top: ReactNode; bottom: ReactNode }) {
  return (
    <span className={classes.lines}>
      <span className={classes.top}>{top}</span>
      <span className={classes.bottom}>{bottom}</span>
    </span>
  );
}
