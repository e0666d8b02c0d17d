import { z } from 'zod/mini';
import { instant, minorUnits } from '../shared/schema.ts';

/** One hour of the store's day. */
export const saleHour = z.object({
  saleSubTotal: minorUnits,
  totalOrders: z.int(),
  /** `YYYY-MM-DDTHH`, in the store's time zone. */
  dayHour: z.string(),
});

export const todayStats = z.object({
  currency: z.string(),
  /** Orders placed today that reached Store Accepted. */
  accepted: z.int(),
  cancelled: z.int(),
  /** Orders that wait to be accepted now. */
  newOrders: z.int(),
  /** When the oldest of them came in (or was released). */
  oldestNewAt: z.nullable(instant),
  /** Orders placed today, cancelled ones left out. */
  totalOrders: z.int(),
  /** The sum of their subtotals. */
  saleSubtotal: minorUnits,
  todaysSale: z.array(saleHour),
  highlyPaidCustomers: z.array(z.object({ contactPerson: z.string(), subTotal: minorUnits })),
  topSellingItems: z.array(z.object({ productName: z.string(), totalOrders: z.int() })),
  /** The same weekday a week ago, up to the end of the hour it is now; null without orders then. */
  lastWeek: z.nullable(z.object({ totalOrders: z.int(), saleSubtotal: minorUnits })),
});

export type TodayStats = z.infer<typeof todayStats>;

/**
 * Acceptance rate in percent: accepted / (total orders + cancelled) x 100, or 0 where there is none.
 * `totalOrders` leaves cancelled ones out.
 */
export function acceptanceRate(
  stats: Pick<TodayStats, 'accepted' | 'cancelled' | 'totalOrders'>,
): number {
  const rate = (stats.accepted / (stats.totalOrders + stats.cancelled)) * 100;
  return Number.isNaN(rate) ? 0 : rate;
}
