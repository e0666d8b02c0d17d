import type { ReactNode } from 'react';
// A separate file, because most pages aren't empty and never load it.
import drawings from './drawings.svg';
import classes from './empty.module.css';

interface EmptyProps {
  drawing: 'basket' | 'search' | 'menu';
  title: ReactNode;
  /** Helpful text. */
  children?: ReactNode;
  /** A link or button to continue. */
  action?: ReactNode;
}

/** Says that there is nothing here, and how to continue. */
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
