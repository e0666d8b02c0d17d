import { useEffect, useState } from 'react';
import { feedbackText } from './feedback.text.ts';
import classes from './time-left-bar.module.css';

interface TimeLeftBarProps {
  /** In milliseconds, from the first render. */
  time: number;
}

/** Shows the remaining time as a shrinking bar, or in seconds for people who prefer reduced motion. */
export function TimeLeftBar({ time }: TimeLeftBarProps) {
  const [seconds, setSeconds] = useState(Math.ceil(time / 1000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(left - 1, 0)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden>
      <span className={classes.bar} style={{ animationDuration: `${time}ms` }} />
      <span className={classes.seconds}>{feedbackText.seconds(seconds)}</span>
    </span>
  );
}
