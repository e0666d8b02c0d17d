import type { ReactNode } from 'react';
import classes from './message-page.module.css';

/** A page that has nothing but something to say. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.words}>{children}</p>
    </main>
  );
}
