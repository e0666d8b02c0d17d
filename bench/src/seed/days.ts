import { addDays } from '@counter/contract/shared';

/** A day of a store, with as many orders spread over the minutes since it opened. */
export type PlannedDay = {
  readonly day: string;
  readonly orders: number;
  /** The number of open ones among them, the latest. */
  readonly open: number;
  readonly minutes: number;
};

const ordersToday = 80;
const openToday = 40;
const minutesOfADay = 810;
const minOrdersPerDay = 60;
const maxOrdersPerDay = 120;

/**
 * The days of a store with so many orders, oldest first: 80 so far today, 40 of them open, and 60 to
 * 120 on every day before. The more orders, the longer the history; a day is the same in all.
 */
export function planHistory(today: string, minutesToday: number, orders: number): PlannedDay[] {
  const days = [{ day: today, orders: ordersToday, open: openToday, minutes: minutesToday }];
  let left = orders - ordersToday;
  for (let back = 1; left > 0; back += 1) {
    const wanted = Math.min(left, ordersOf(back));
    days.push({ day: addDays(today, -back), orders: wanted, open: 0, minutes: minutesOfADay });
    left -= wanted;
  }
  return days.toReversed();
}

/** Changes from day to day, and is the same in every run. */
function ordersOf(back: number): number {
  return minOrdersPerDay + ((back * 37) % (maxOrdersPerDay - minOrdersPerDay + 1));
}
