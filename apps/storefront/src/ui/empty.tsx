import type { ReactNode } from 'react';
import classes from './empty.module.css';

interface EmptyProps {
  drawing: keyof typeof drawings;
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
      <svg viewBox="0 0 96 72" className={classes.drawing} aria-hidden="true">
        <ellipse cx="48" cy="65" rx="38" ry="5" className={classes.shade} />
        {drawings[drawing]}
      </svg>
      <p className={classes.title}>{title}</p>
      {children ? <p className={classes.words}>{children}</p> : null}
      {action}
    </div>
  );
}

const { line, soft, strong, warm } = classes;

const drawings = {
  basket: (
    <>
      <path d="M22 30h52l-6 33H28z" className={soft} />
      <path d="M22 30h52l-6 33H28zM34 30c0-18 28-18 28 0M40 40v14m16-14v14" className={line} />
      <path d="M68 12c6-6 12-4 14 0-4 5-10 5-14 0z" className={warm} />
      <rect x="18" y="27" width="60" height="6" rx="3" className={strong} />
    </>
  ),
  search: (
    <>
      <circle cx="42" cy="32" r="22" className={soft} />
      <path d="M64 32a22 22 0 1 1-44 0 22 22 0 0 1 44 0zM58 48l16 15" className={line} />
      <path d="M28 30a15 15 0 0 1 11-12" className={line} />
      <circle cx="42" cy="34" r="4" className={warm} />
      <circle cx="78" cy="18" r="2" className={strong} />
    </>
  ),
  menu: (
    <>
      <rect x="28" y="6" width="40" height="57" rx="5" className={soft} />
      <rect x="28" y="6" width="40" height="57" rx="5" className={line} />
      <path d="M38 34h20M38 43h20M38 52h12" className={line} />
      <path d="M38 24a10 10 0 0 1 20 0z" className={warm} />
      <rect x="35" y="23" width="26" height="3" rx="1.5" className={strong} />
    </>
  ),
};
