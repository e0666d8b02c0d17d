import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { text } from './operator.text.ts';
import classes from './overview.module.css';
import type { WaitingWork } from './waiting-places.ts';
import { Since } from './when.tsx';

/** Shows the count and age of a kind of open work, linked to its list. */
export function WaitingLink({ place, count, oldestAt }: WaitingWork) {
  const { label, hint, link, urgency } = place;
  return (
    <Link {...link} className={classes.row}>
      <span className={classes.count} data-urgent={urgency !== 'later'}>
        {count}
      </span>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        <span className={classes.hint}>
          {hint}
          {oldestAt === null ? null : text.oldest(<Since at={oldestAt} />)}
        </span>
      </span>
      <IconChevronRight size={18} aria-hidden className={classes.arrow} />
    </Link>
  );
}
