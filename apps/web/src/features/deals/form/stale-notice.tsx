import { Button } from '@mantine/core';
import classes from './deal-form.module.css';
import { describeChanges } from './describe-changes.ts';
import type { Stale } from './use-deal-form.ts';
import { text } from '../deals.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface StaleNoticeProps {
  stale: Stale;
  onSettle: (whose: 'mine' | 'theirs') => void;
}

/** Tells that somebody else changed the deal, and asks which version to keep. */
export function StaleNotice({ stale, onSettle }: StaleNoticeProps) {
  const changes = describeChanges(stale.before, stale.theirs);
  return (
    <section className={classes.stale} role="alert" aria-label={text.form.changedMeanwhile}>
      <p className={classes.staleTitle}>{stale.reason}</p>
      <p>{text.form.inputKeptHint}</p>
      {changes.length > 0 ? (
        <ul className={classes.changes}>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {field}: {before === '' ? text.form.nothing : before} →{' '}
              {after === '' ? text.form.nothing : after}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={classes.staleActions}>
        <Button variant="default" onClick={() => onSettle('theirs')}>
          {uiText.takeTheirs}
        </Button>
        <Button variant="default" onClick={() => onSettle('mine')}>
          {text.form.keepMine}
        </Button>
      </div>
    </section>
  );
}
