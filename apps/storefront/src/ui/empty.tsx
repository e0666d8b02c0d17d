import type { ReactNode } from 'react';
// A file of its own: most pages have something to show and never load it.
import drawings from './drawings.svg';
import classes from './empty.module.css';

interface EmptyProps {
  drawing: 'basket' | 'search' | 'menu';
  title: ReactNode;
  /** Words that help on. */
  children?: ReactNode;
  /** The way on: a link or a button. */
  action?: ReactNode;
}

/** Says that there is nothing, and leads on. */
export function Empty({ drawing, title, children, action }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <svg className={classes.drawing} aria-hidden="true">
        <use href={`${drawings}#${drawing}`} />
      </svg>
      <p className={classes.title}>{title}</p>
      {children ? <p className={classes.words}>{children}</p> : null}
      {action}
    </div>
  );
}
