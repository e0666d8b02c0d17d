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

interface UntilProps {
  at: string;
  /** Names the step that is due then: "Accept". */
  what?: string;
}

/**
 * Shows the time until an instant (ISO 8601): "in 6 min", and after it "late 2 min"; or "Accept in
 * 6 min", "Accept: late 2 min". Updates itself.
 */
export function Until({ at, what }: UntilProps) {
  const text = useAtNow((now) => describeUntil(Date.parse(at), now));
  const late = text.startsWith('late');
  return (
    <time dateTime={at} className={late ? classes.late : classes.duration}>
      {what === undefined ? text : `${what}${late ? ':' : ''} ${text}`}
    </time>
  );
}
