import { describeAgo, describeUntil } from '../forms/durations.ts';
import classes from '../forms/duration.module.css';
import { useNow } from '../browser/use-now.ts';

/** How long ago an instant (ISO 8601) was: "4 min ago". Ticks by itself. */
export function Ago({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} className={classes.duration}>
      {describeAgo(Date.parse(at), now)}
    </time>
  );
}

/** How far away an instant (ISO 8601) is: "in 6 min", and once it has passed "late 2 min". */
export function Until({ at }: { at: string }) {
  const now = useNow();
  const text = describeUntil(Date.parse(at), now);
  return (
    <time dateTime={at} className={text.startsWith('late') ? classes.late : classes.duration}>
      {text}
    </time>
  );
}
