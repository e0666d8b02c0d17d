import type { ReactNode } from 'react';
import classes from './notice.module.css';

export interface NoticeProps {
  /** `urgent` is orange and means "needs you now"; don't use it for anything else. */
  tone: 'urgent' | 'info' | 'danger';
  action?: ReactNode;
  children: ReactNode;
}

/** A bar in a page with one message and at most one action, or the answers to its question. */
export function Notice({ tone, action, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone}>
      <div className={classes.text}>{children}</div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
