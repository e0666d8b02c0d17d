import { addDays } from '@counter/contract/shared';

/** A store's day, with its orders spread over the minutes since opening. */
export type PlannedDay = {
  readonly day: string;
  readonly orders: number;
  /** The number of open orders, which are the latest. */
  readonly open: number;
  readonly minutes: number;
};

const ordersToday = 80;
const openToday = 40;
const minutesOfADay = 810;
const minOrdersPerDay = 60;
const maxOrdersPerDay = 120;

/**
 * Plans a store's days for a number of orders, oldest first: 80 orders so far today, 40 of them open, and 60 to 120 on
 * each earlier day. More orders make the history longer; each day is the same for all sizes.
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

/** Returns a day's number of orders, which varies by day but not between runs. */
function ordersOf(back: number): number {
  return minOrdersPerDay + ((back * 37) % (maxOrdersPerDay - minOrdersPerDay + 1));
}
