import type { ReactNode } from 'react';
import classes from './page.module.css';

/** A screen's content, centered, with consistent gutters and spacing. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={narrow ? classes.narrow : classes.page}>{children}</div>;
}

export interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  /** The back link before the title: see `BackArrow`. */
  back?: ReactNode;
  actions?: ReactNode;
  /** Keeps the actions beside the title on phones, too. Use it for a few small ones. */
  beside?: boolean;
}

/** The screen's main heading, with its actions at the end of the line. */
export function PageHeader({ title, description, back, actions, beside }: PageHeaderProps) {
  return (
    <header className={classes.header} data-beside={beside}>
      {back}
      <div className={classes.heading}>
        <h1 className={classes.title}>{title}</h1>
        {description ? <p className={classes.description}>{description}</p> : null}
      </div>
      {actions ? (
        <div className={classes.actions} data-print="omit">
          {actions}
        </div>
      ) : null}
    </header>
  );
}
