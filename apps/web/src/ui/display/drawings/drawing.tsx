import type { ReactNode } from 'react';
import classes from './drawing.module.css';

export interface DrawingProps {
  /** Twice as large, for empty states. */
  large?: boolean;
}

/**
 * A small drawing in our colors. It says nothing that the words beside it don't. Each one has a module of its own,
 * so that a screen loads only what it shows.
 */
export function Drawing({ large = false, children }: DrawingProps & { children?: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" className={large ? classes.large : classes.small} aria-hidden>
      <ellipse cx="48" cy="64" rx="40" ry="5" className={classes.shade} />
      {children}
    </svg>
  );
}
