import { Button } from '@mantine/core';
import classes from './settings.module.css';
import { text } from './settings.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface ChangedNoticeProps {
  /** Who was faster, and when; nothing is shown while it is undefined. */
  message: string | undefined;
  onSettle: (whose: 'mine' | 'theirs') => void;
}

/** Says that somebody else has saved meanwhile, and asks whose is to stand. */
export function ChangedNotice({ message, onSettle }: ChangedNoticeProps) {
  if (message === undefined) return null;
  return (
    <section className={classes.stale} role="alert" aria-label={text.changedMeanwhile}>
      <p className={classes.staleTitle}>{message}</p>
      <p>{text.whatYouTypedIsStill}</p>
      <div className={classes.staleActions}>
        <Button variant="default" onClick={() => onSettle('theirs')}>
          {uiText.takeTheirs}
        </Button>
        <Button variant="default" onClick={() => onSettle('mine')}>
          {text.keepMine}
        </Button>
      </div>
    </section>
  );
}
