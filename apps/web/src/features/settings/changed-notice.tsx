import { Button } from '@mantine/core';
import classes from './settings.module.css';

interface ChangedNoticeProps {
  /** Who was faster, and when; nothing is shown while it is undefined. */
  message: string | undefined;
  onSettle: (whose: 'mine' | 'theirs') => void;
}

/** Says that somebody else has saved meanwhile, and asks whose is to stand. */
export function ChangedNotice({ message, onSettle }: ChangedNoticeProps) {
  if (message === undefined) return null;
  return (
    <section className={classes.stale} role="alert" aria-label="Changed meanwhile">
      <p className={classes.staleTitle}>{message}</p>
      <p>What you typed is still here.</p>
      <div className={classes.staleActions}>
        <Button variant="default" onClick={() => onSettle('theirs')}>
          Take theirs
        </Button>
        <Button variant="default" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
      </div>
    </section>
  );
}
