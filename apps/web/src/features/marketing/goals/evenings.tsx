import { quietWeeks, type Goals } from '@counter/contract/analytics';
import { formatCount } from '@counter/contract/shared';
import { weekdayNames, weekFrom } from '../../../lib/time/weekdays.ts';
import classes from './goals.module.css';
import { goalsText as text } from './goals.text.ts';

/** Weekday names, Monday first. */
const weekdays = weekFrom(1).map((day) => weekdayNames[day]);

/** Orders of the store's evenings by weekday. The quiet one is labeled, not only colored. */
export function Evenings({ evenings, quietWeekday }: Pick<Goals, 'evenings' | 'quietWeekday'>) {
  const orders = weekdays.map(
    (_day, at) => evenings.find(({ weekday }) => weekday === at + 1)?.orders ?? 0,
  );
  const quiet = quietWeekday === null ? undefined : weekdays[quietWeekday - 1];
  const summary =
    quiet === undefined || quietWeekday === null
      ? text.tooFewEvenings
      : text.eveningsSummary(quiet, text.aWeek(perWeek(orders[quietWeekday - 1] ?? 0)));
  return (
    <article className={classes.card}>
      <h3 className={classes.title}>{text.evenings}</h3>
      <p className={classes.audience}>{summary}</p>
      <ol className={classes.evenings} aria-label={text.evenings}>
        {orders.map((value, at) => (
          <Bar
            key={weekdays[at]}
            day={weekdays[at] ?? ''}
            value={value}
            largest={Math.max(1, ...orders)}
            isQuiet={quietWeekday === at + 1}
          />
        ))}
      </ol>
    </article>
  );
}

interface BarProps {
  day: string;
  value: number;
  largest: number;
  isQuiet: boolean;
}

function Bar({ day, value, largest, isQuiet }: BarProps) {
  return (
    <li className={classes.evening} data-quiet={isQuiet || undefined}>
      <span className={classes.number}>{perWeek(value)}</span>
      <span
        aria-hidden
        className={classes.bar}
        style={{ height: `${Math.round((66 * value) / largest) + 2}%` }}
      />
      <span className={classes.day}>
        <span aria-hidden>{day.slice(0, 3)}</span>
        <span className={classes.unseen}>{isQuiet ? `${day}, ${text.quietest}` : day}</span>
      </span>
    </li>
  );
}

function perWeek(orders: number): string {
  const each = orders / quietWeeks;
  return each >= 10 ? formatCount(Math.round(each)) : formatCount(Math.round(each * 10) / 10);
}
