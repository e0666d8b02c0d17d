import type { ReactNode } from 'react';
import classes from './lined-sections.module.css';

/** Sections one below the other, with a line between each two. */
export function LinedSections({ children }: { children: ReactNode }) {
  return <div className={classes.sections}>{children}</div>;
}
