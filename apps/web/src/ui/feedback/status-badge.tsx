import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type StatusTone =
  | 'new'
  | 'accepted'
  | 'ready'
  | 'completed'
  | 'cancelled'
  | 'scheduled'
  | 'late';

/** A dot with a word, so that color is never the only signal. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
