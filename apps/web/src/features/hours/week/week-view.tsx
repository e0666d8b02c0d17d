import { toInterval, type WeekStretch } from '@counter/contract/store';
import { dayAt, weekdayOf } from '@counter/contract/shared';
import { firstDayOfWeek } from '../../../lib/time/calendar.ts';
import { now } from '../../../lib/time/clock.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { weekdayNames, weekFrom } from '../../../lib/time/weekdays.ts';
import { describeDay } from '../hours-words.ts';
import classes from '../hours.module.css';
import { timesOn } from './week-values.ts';
import { text } from '../hours.text.ts';

interface WeekViewProps {
  label: string;
  stretches: readonly WeekStretch[];
}

/** A week at a glance: each day with its hours, in words and along the day. */
export function WeekView({ label, stretches }: WeekViewProps) {
  const { timeZone } = useCurrentStore();
  const today = weekdayOf(dayAt(new Date(now()), timeZone));
  if (stretches.length === 0) {
    return (
      <p className={classes.always}>
        {text.week.noHoursHint((words) => (
          <strong>{words}</strong>
        ))}
      </p>
    );
  }
  return (
    <ul className={classes.week} aria-label={label}>
      {weekFrom(firstDayOfWeek()).map((weekday) => (
        <li key={weekday} className={classes.day} data-today={weekday === today || undefined}>
          <span className={classes.dayName}>{weekdayNames[weekday]}</span>
          <Bar stretches={stretches} weekday={weekday} />
          <span className={classes.dayHours}>{describeDay(timesOn(stretches, weekday))}</span>
        </li>
      ))}
    </ul>
  );
}

const day = 1440;

interface BarProps {
  stretches: readonly WeekStretch[];
  weekday: number;
}

/** The hours along the day from midnight to midnight, with what runs into it from the day before. */
function Bar({ stretches, weekday }: BarProps) {
  const yesterday = (weekday + 6) % 7;
  const own = timesOn(stretches, weekday).map(toInterval);
  const before = timesOn(stretches, yesterday)
    .map(toInterval)
    .map(({ opens, closes }) => ({ opens: Math.max(0, opens - day), closes: closes - day }))
    .filter(({ closes }) => closes > 0);
  return (
    <span className={classes.bar} aria-hidden>
      {[...before, ...own].map(({ opens, closes }) => (
        <span
          key={opens}
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
