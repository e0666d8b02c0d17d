import type { ReactNode } from 'react';
import classes from './screen-header.module.css';

/** The main heading of a sign-in screen, with a line under it. */
export function ScreenHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.line}>{children}</p>
    </header>
  );
}
