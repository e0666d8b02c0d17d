import { formatHours } from '../clock/hours-words.ts';
import classes from './plan.module.css';
import { text } from './plan.text.ts';

/** Minutes. */
const fullWeek = 40 * 60;

/** The hours planned for one person in a week, with a warning if they exceed a full week. */
export function PlannedHours({ minutes }: { minutes: number }) {
  if (minutes <= fullWeek) return minutes === 0 ? '' : formatHours(minutes);
  return (
    <span className={classes.over}>
      {formatHours(minutes)}{' '}
      <span className={classes.overBy}>{text.overFullWeek(formatHours(minutes - fullWeek))}</span>
    </span>
  );
}
