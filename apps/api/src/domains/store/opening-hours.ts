import type { OpeningInterval } from '@counter/contract/store';

const day = 24 * 60;
const weekdays = [0, 1, 2, 3, 4, 5, 6];

/**
 * The same hours on every day of the week, such as `09:00 - 21:00`. A store that closes at or before the
 * time it opens is open over midnight.
 */
export function everyDay(hours: string): OpeningInterval[] {
  const [opens = 0, closing = 0] = hours.split(' - ').map(minuteOf);
  const closes = closing > opens ? closing : closing + day;
  return weekdays.map((weekday) => ({ weekday, opens, closes }));
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
