import { describeDuration, urgencyOf } from '../forms/durations.ts';
import classes from '../forms/duration.module.css';
import { useNow } from '../browser/use-now.ts';
import { uiText } from '../ui.text.ts';

/** Shows the age of something against its promised time: orange at 60% of the time, red at 100%. */
export function Age({ since, due }: { since: string; due: string }) {
  const now = useNow();
  const start = Date.parse(since);
  const urgency = urgencyOf(start, Date.parse(due), now);
  return (
    <time dateTime={since} className={classes.age} data-urgency={urgency}>
      {describeDuration(now - start)}
      {urgency === 'over' ? uiText.late : ''}
    </time>
  );
}
