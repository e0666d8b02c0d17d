import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

export interface PanelProps {
  title?: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Lets tables and lists reach the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** A card. With a title it becomes a region that screen readers can jump to. */
export function Panel({ title, description, actions, flush = false, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classes.panel} aria-labelledby={title ? titleId : undefined}>
      {title || actions ? (
        <header className={classes.header}>
          <div className={classes.heading}>
            {title ? (
              <h2 id={titleId} className={classes.title}>
                {title}
              </h2>
            ) : null}
            {description ? <p className={classes.description}>{description}</p> : null}
          </div>
          {actions ? (
            <div className={classes.actions} data-print="omit">
              {actions}
            </div>
          ) : null}
        </header>
      ) : null}
      <div className={flush ? classes.flush : classes.body}>{children}</div>
    </section>
  );
}
