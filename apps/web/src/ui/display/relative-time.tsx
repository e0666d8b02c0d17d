import type { ReactNode } from 'react';
import { describeAgo, describeUntil, type Urgency } from '../forms/durations.ts';
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

/** Shows the time until an instant (ISO 8601): "in 6 min", and afterwards "2 min late". Updates itself. */
export function Until({ at }: { at: string }) {
  const words = useAtNow((now) => describeUntil(Date.parse(at), now));
  const urgency = useAtNow((now) => (now < Date.parse(at) ? 'calm' : 'over'));
  return (
    <DueTime at={at} urgency={urgency}>
      {words}
    </DueTime>
  );
}

interface DueTimeProps {
  /** The deadline: an ISO 8601 instant. */
  at: string;
  urgency: Urgency;
  /** The time until the deadline, or since. */
  children: ReactNode;
}

/** Shows a deadline: orange when it is near, filled when it is over. */
export function DueTime({ at, urgency, children }: DueTimeProps) {
  return (
    <time dateTime={at} className={classes.duration} data-urgency={urgency}>
      {children}
    </time>
  );
}
