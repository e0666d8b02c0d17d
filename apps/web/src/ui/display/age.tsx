import { describeDuration, urgencyOf } from '../forms/durations.ts';
import classes from '../forms/duration.module.css';
import { useAtNow } from '../browser/use-now.ts';

/** Shows the age of something against its promised time: orange at 60% of the time, red at 100%. */
export function Age({ since, due }: { since: string; due: string }) {
  const start = Date.parse(since);
  const urgency = useAtNow((now) => urgencyOf(start, Date.parse(due), now));
  const age = useAtNow((now) => describeDuration(now - start));
  return (
    <time dateTime={since} className={classes.age} data-urgency={urgency}>
      {age}
    </time>
  );
}
