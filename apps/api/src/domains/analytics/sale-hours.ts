import type { TodayStats } from '@counter/contract/analytics';
import type { Day } from '@counter/contract/shared';

type SoldHour = { readonly hour: number; readonly orders: number; readonly subtotal: number };

/** Returns every hour from the day's first sale until now, including those without sales. */
export function saleByHour(
  hours: readonly SoldHour[],
  day: Day,
  currentHour: number,
): TodayStats['todaysSale'] {
  const first = hours.find(({ orders }) => orders > 0)?.hour;
  if (first === undefined) return [];
  const last = Math.max(currentHour, hours.findLast(({ orders }) => orders > 0)?.hour ?? first);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const sold = hours.find((one) => one.hour === hour);
    return {
      saleSubTotal: sold?.subtotal ?? 0,
      totalOrders: sold?.orders ?? 0,
      dayHour: `${day}T${String(hour).padStart(2, '0')}`,
    };
  });
}
