import type { CalendarEntry } from '@counter/contract/marketing';
import { firstDayOfWeek, formatWeekday, fullCalendarDay } from '../../../lib/time/calendar.ts';
import classes from './calendar.module.css';
import { Legend } from './legend.tsx';
import { EntryLink } from './entry-link.tsx';
import { weeksOf, type Week } from './weeks.ts';

interface MonthGridProps {
  month: string;
  today: string;
  entries: readonly CalendarEntry[];
}

/** The weeks of a month, with a bar for each entry across its days. */
export function MonthGrid({ month, today, entries }: MonthGridProps) {
  const weeks = weeksOf(month, entries, firstDayOfWeek());
  const [first] = weeks;
  return (
    <div className={classes.grid}>
      <div className={classes.weekdays} aria-hidden>
        {first?.days.map((day) => (
          <span key={day}>{formatWeekday(day)}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <WeekRow key={week.days[0]} week={week} month={month} today={today} />
      ))}
      <Legend />
    </div>
  );
}

function WeekRow({ week, month, today }: { week: Week; month: string; today: string }) {
  return (
    <ul className={classes.week} aria-label={fullCalendarDay(week.days[0] ?? '')}>
      {week.days.map((day, at) => (
        <li
          key={day}
          aria-hidden
          className={classes.day}
          data-outside={!day.startsWith(month) || undefined}
          data-today={day === today || undefined}
          style={{ gridColumn: at + 1 }}
        >
          <span>{Number(day.slice(8))}</span>
        </li>
      ))}
      {week.bars.map(({ entry, column, span, begins, ends }) => (
        <li
          key={`${entry.kind} ${entry.id}`}
          className={classes.bar}
          data-begins={begins || undefined}
          data-ends={ends || undefined}
          style={{ gridColumn: `${column} / span ${span}` }}
        >
          <EntryLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}
