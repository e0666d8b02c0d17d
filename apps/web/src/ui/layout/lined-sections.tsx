import type { ReactNode } from 'react';
import classes from './lined-sections.module.css';

/** Stacked sections with a line between them. */
export function LinedSections({ children }: { children: ReactNode }) {
  return <div className={classes.sections}>{children}</div>;
}
