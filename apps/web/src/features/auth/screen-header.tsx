import type { ReactNode } from 'react';
import classes from './screen-header.module.css';

/** The one main heading of a screen in the sign-in's layout, with a line under it. */
export function ScreenHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.line}>{children}</p>
    </header>
  );
}
