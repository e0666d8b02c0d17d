import { z } from 'zod/mini';
import { instant, minorUnits } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';

/** One hour of the store's day. */
export const saleHour = z.object({
  saleSubTotal: minorUnits,
  totalOrders: z.int(),
  /** `YYYY-MM-DDTHH`, in the store's time zone. */
  dayHour: z.string(),
});

/** The customers with the highest spending, and the amounts. */
export const highlyPaidCustomers = sensitive(
  z.array(z.object({ contactPerson: z.string(), subTotal: minorUnits })),
  'customers:spend',
);

export const todayStats = z.object({
  currency: z.string(),
  /** Orders placed today that reached Store Accepted. */
  accepted: z.int(),
  cancelled: z.int(),
  /** Orders that wait to be accepted now. */
  newOrders: z.int(),
  /** The time the oldest of them came in or was released. */
  oldestNewAt: z.nullable(instant),
  /** Orders placed today that nobody has accepted or refused yet. */
  undecided: z.int(),
  /** Orders placed today, cancelled ones left out. */
  totalOrders: z.int(),
  /** The sum of their subtotals. */
  saleSubtotal: minorUnits,
  todaysSale: z.array(saleHour),
  highlyPaidCustomers,
  topSellingItems: z.array(z.object({ productName: z.string(), totalOrders: z.int() })),
  /** The same weekday a week ago, up to the end of the hour it is now; null without orders then. */
  lastWeek: z.nullable(z.object({ totalOrders: z.int(), saleSubtotal: minorUnits })),
});

export type TodayStats = z.infer<typeof todayStats>;

type Counted = Pick<TodayStats, 'cancelled' | 'totalOrders' | 'undecided'>;

/** Returns how many orders were accepted, cancelled or expired. `totalOrders` leaves cancelled ones out. */
export function decidedOrders({ totalOrders, cancelled, undecided }: Counted): number {
  return totalOrders + cancelled - undecided;
}

/**
 * Returns the Acceptance Rate in percent: accepted / (total orders + cancelled) x 100 over the orders that
 * were decided, or 0 where there is none. An order that still waits does not lower it.
 */
export function acceptanceRate(stats: Counted & Pick<TodayStats, 'accepted'>): number {
  const rate = (stats.accepted / decidedOrders(stats)) * 100;
  return Number.isNaN(rate) ? 0 : rate;
}
