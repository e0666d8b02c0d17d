import { formatHours } from '../clock/hours-words.ts';
import classes from './plan.module.css';
import { text } from './plan.text.ts';

/** The hours of a full week, in minutes. More of them are pointed out. */
const fullWeek = 40 * 60;

/** The hours that are planned for one person in a week, and how many are too many. */
export function PlannedHours({ minutes }: { minutes: number }) {
  if (minutes <= fullWeek) return minutes === 0 ? '' : formatHours(minutes);
  return (
    <span className={classes.over}>
      {formatHours(minutes)}{' '}
      <span className={classes.overBy}>{text.overFullWeek(formatHours(minutes - fullWeek))}</span>
    </span>
  );
}
