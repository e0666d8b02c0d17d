import type { ReactNode } from 'react';
import drawings from '../ui/drawings.svg';
import classes from './message-page.module.css';
import { text } from './pages.text.ts';

interface MessagePageProps {
  title: string;
  children: ReactNode;
  /** The address to try again. */
  again?: string | undefined;
  /** Links or buttons to continue. */
  actions?: ReactNode;
}

/** A page with only a message. */
export function MessagePage({ title, children, again, actions }: MessagePageProps) {
  return (
    <main className={classes.page}>
      <svg className={classes.drawing} aria-hidden="true">
        <use href={`${drawings}#store`} />
      </svg>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.words}>{children}</p>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {again === undefined ? null : (
        <p>
          <a className={classes.again} href={again}>
            {text.tryAgain}
          </a>
        </p>
      )}
    </main>
  );
}
