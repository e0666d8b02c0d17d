import { Button } from '@mantine/core';
import classes from './settings.module.css';
import { text } from './settings.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface ChangedNoticeProps {
  /** Names the person who was faster, and the time; hidden while undefined. */
  message: string | undefined;
  onSettle: (whose: 'mine' | 'theirs') => void;
}

/** Tells that somebody else saved meanwhile, and asks which version to keep. */
export function ChangedNotice({ message, onSettle }: ChangedNoticeProps) {
  if (message === undefined) return null;
  return (
    <section className={classes.stale} role="alert" aria-label={text.changedMeanwhile}>
      <p className={classes.staleTitle}>{message}</p>
      <p>{text.inputKeptHint}</p>
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
