import { addDays, daysOf, type Day, instantOf, type Period } from '@counter/contract/shared';
import { workingTime, type Stretch, type WorkingHours } from '@counter/contract/store';
import type { OpeningRecord } from '../../store/index.ts';
import { workedTime } from '../closures.ts';
import { msOf, msWithin } from '../spans.ts';

/** The minimum share of its working time for a day to count as usual. */
const minWorked = 0.7;

/** Returns the days of a period on which a store took orders for most of its working time. */
export function workedDays(record: OpeningRecord, period: Period): Day[] {
  const whole = {
    start: instantOf(period.from, 0, record.timeZone),
    end: instantOf(addDays(period.to, 1), 0, record.timeZone),
  };
  const { working, closures } = workedTime(record, whole);
  return daysOf(period).filter((day) => {
    const stretch = dayStretch(day, record.timeZone);
    const planned = msWithin(stretch, working);
    return (
      planned > 0 && planned - msWithin(stretch, lost(closures, working)) >= minWorked * planned
    );
  });
}

/** Returns the parts of closures that were working time. */
function lost(closures: readonly Stretch[], working: readonly Stretch[]): Stretch[] {
  return closures.flatMap(({ start, end }) =>
    working.flatMap((one) => {
      const from = one.start > start ? one.start : start;
      const to = one.end < end ? one.end : end;
      return from < to ? [{ start: from, end: to }] : [];
    }),
  );
}

/** Returns the share, 0 to 1, of an hour of the day in which a store works; 0 for an hour that the clock skips. */
export function shareOfHour(hours: WorkingHours, day: Day): (hour: number) => number {
  const working = workingTime(hours, dayStretch(day, hours.timeZone));
  return (hour) => {
    const stretch = {
      start: instantOf(day, hour * 60, hours.timeZone),
      end: instantOf(day, hour * 60 + 60, hours.timeZone),
    };
    const ms = msOf(stretch);
    return ms > 0 ? msWithin(stretch, working) / ms : 0;
  };
}

function dayStretch(day: Day, timeZone: string): Stretch {
  return { start: instantOf(day, 0, timeZone), end: instantOf(addDays(day, 1), 0, timeZone) };
}
