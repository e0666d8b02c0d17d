import type { WeekStretch } from '@counter/contract/store';
import { dayAt, weekdayOf } from '@counter/contract/shared';
import { firstDayOfWeek } from '../../../lib/time/calendar.ts';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { weekdayNames, weekFrom } from '../../../lib/time/weekdays.ts';
import { describeDay } from '../hours-words.ts';
import classes from '../hours.module.css';
import { DayBar } from './day-bar.tsx';
import { timesOn } from './week-values.ts';
import { text } from '../hours.text.ts';

interface WeekViewProps {
  label: string;
  stretches: readonly WeekStretch[];
}

/** The week, read-only: each day's hours in words and as a bar. */
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
          <DayBar stretches={stretches} weekday={weekday} />
          <span className={classes.dayHours}>{describeDay(timesOn(stretches, weekday))}</span>
        </li>
      ))}
    </ul>
  );
}
