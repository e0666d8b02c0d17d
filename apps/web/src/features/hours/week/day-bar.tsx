import { hasBothTimes, toInterval, type WeekStretch } from '@counter/contract/store';
import classes from '../hours.module.css';
import { timesOn } from './week-values.ts';

const day = 1440;

interface DayBarProps {
  /** The hours of the week; those without a start or end are ignored. */
  stretches: readonly WeekStretch[];
  /** 0 is Sunday. */
  weekday: number;
}

/** Draws a day's hours from midnight to midnight, including hours that continue from the day before. */
export function DayBar({ stretches, weekday }: DayBarProps) {
  const intervalsOn = (one: number) => timesOn(stretches, one).filter(hasBothTimes).map(toInterval);
  const before = intervalsOn((weekday + 6) % 7)
    .map(({ opens, closes }) => ({ opens: Math.max(0, opens - day), closes: closes - day }))
    .filter(({ closes }) => closes > 0);
  return (
    <span className={classes.bar} aria-hidden>
      {[...before, ...intervalsOn(weekday)].map(({ opens, closes }, place) => (
        <span
          key={place}
          className={classes.stretch}
          style={{
            insetInlineStart: `${(100 * opens) / day}%`,
            width: `${(100 * (Math.min(closes, day) - opens)) / day}%`,
          }}
        />
      ))}
    </span>
  );
}
