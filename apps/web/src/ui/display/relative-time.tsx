import { describeAgo, describeUntil } from '../forms/durations.ts';
import classes from '../forms/duration.module.css';
import { useAtNow } from '../browser/use-now.ts';

/** Shows the age of an instant (ISO 8601): "4 min ago". Updates itself. */
export function Ago({ at }: { at: string }) {
  const age = useAtNow((now) => describeAgo(Date.parse(at), now));
  return (
    <time dateTime={at} className={classes.duration}>
      {age}
    </time>
  );
}

/**
 * Shows the time until an instant (ISO 8601): "in 6 min", and after it "late 2 min". Updates
 * itself.
 */
export function Until({ at }: { at: string }) {
  const text = useAtNow((now) => describeUntil(Date.parse(at), now));
  return (
    <time dateTime={at} className={text.startsWith('late') ? classes.late : classes.duration}>
      {text}
    </time>
  );
}
