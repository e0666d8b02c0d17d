import type { ReactNode } from 'react';
import classes from './drawing.module.css';

export interface DrawingProps {
  /** Twice as large, for empty states. */
  large?: boolean;
}

/**
 * A small decorative drawing in our colors, hidden from screen readers. Each drawing has its own module, so that a
 * screen loads only those it shows.
 */
export function Drawing({ large = false, children }: DrawingProps & { children?: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" className={large ? classes.large : classes.small} aria-hidden>
      <ellipse cx="48" cy="64" rx="40" ry="5" className={classes.shade} />
      {children}
    </svg>
  );
}
