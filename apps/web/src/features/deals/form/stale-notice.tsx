import { Button } from '@mantine/core';
import classes from './deal-form.module.css';
import { describeChanges } from './describe-changes.ts';
import type { Stale } from './use-deal-form.ts';

interface StaleNoticeProps {
  stale: Stale;
  onSettle: (whose: 'mine' | 'theirs') => void;
}

/** Says that somebody else has changed the deal, what, and asks whose is to stand. */
export function StaleNotice({ stale, onSettle }: StaleNoticeProps) {
  const changes = describeChanges(stale.before, stale.theirs);
  return (
    <section className={classes.stale} role="alert" aria-label="Changed meanwhile">
      <p className={classes.staleTitle}>{stale.message}</p>
      <p>What you typed is still here.</p>
      {changes.length > 0 ? (
        <ul className={classes.changes}>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {field}: {before === '' ? 'nothing' : before} → {after === '' ? 'nothing' : after}
            </li>
          ))}
        </ul>
      ) : null}
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
