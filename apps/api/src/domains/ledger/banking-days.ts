import { addDays, weekdayOf, type Day } from '@counter/contract/shared';

const monday = 1;
const thursday = 4;

/** Returns the first banking day on or after a day. */
export function bankingDayFrom(day: Day): Day {
  return isBankingDay(day) ? day : bankingDayFrom(addDays(day, 1));
}

/** Returns the day that is a number of banking days after a day. */
export function addBankingDays(day: Day, count: number): Day {
  return count === 0 ? day : addBankingDays(bankingDayFrom(addDays(day, 1)), count - 1);
}

/** Returns true if the US Federal Reserve moves money on a day. */
export function isBankingDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** A fixed date on a Sunday is observed on the next Monday; one on a Saturday is not observed. */
function isHoliday(day: Day): boolean {
  const isKeptMonday = weekdayOf(day) === monday && isFixedHoliday(addDays(day, -1));
  return isFixedHoliday(day) || isKeptMonday || isMovingHoliday(day);
}

const fixedHolidays = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);

const isFixedHoliday = (day: Day): boolean => fixedHolidays.has(day.slice(5));

/**
 * Returns true for holidays on a weekday of a month: the third Monday of January, the last one of
 * May.
 */
function isMovingHoliday(day: Day): boolean {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  const weekday = weekdayOf(day);
  const nth = Math.ceil(date / 7);
  if (month === 11) return weekday === thursday && nth === 4;
  if (weekday !== monday) return false;
  if (month === 5) return date > 24;
  return nth === mondayHolidays.get(month);
}

/**
 * Mondays that are holidays, by month and position: Martin Luther King's birthday, Washington's birthday, Labor Day and
 * Columbus Day.
 */
const mondayHolidays: ReadonlyMap<number, number> = new Map([
  [1, 3],
  [2, 3],
  [9, 1],
  [10, 2],
]);
