import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import classes from '../operator.module.css';

interface PeriodProps {
  periodStart: string;
  periodEnd: string;
}

/** The days of a payout, on two lines if one is too narrow. Doesn't wrap within a day. */
export function Period({ periodStart, periodEnd }: PeriodProps) {
  return (
    <>
      <span className={classes.whole}>{formatCalendarDay(periodStart)} –</span>{' '}
      <span className={classes.whole}>{formatCalendarDay(periodEnd)}</span>
    </>
  );
}
