import type { ReactNode } from 'react';
import classes from './notice.module.css';

export interface NoticeProps {
  /** Urgent is orange and means "needs you now"; use it for nothing else. */
  tone: 'urgent' | 'info' | 'danger';
  action?: ReactNode;
  children: ReactNode;
}

/** A bar inside a page that says one thing and offers at most one action, or the answers to what it asks. */
export function Notice({ tone, action, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone}>
      <div className={classes.text}>{children}</div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
