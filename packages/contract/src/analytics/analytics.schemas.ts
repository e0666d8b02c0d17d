import { z } from 'zod/mini';
import { instant, minorUnits } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';

/** The sales of an hour. */
export const saleHour = z.object({
  saleSubTotal: minorUnits,
  totalOrders: z.int(),
  /** `YYYY-MM-DDTHH`, in the store's time zone. */
  dayHour: z.string(),
});

/** The top spenders and their amounts. */
export const highlyPaidCustomers = sensitive(
  z.array(z.object({ contactPerson: z.string(), subTotal: minorUnits })),
  'customers:spend',
);

export const todayStats = z.object({
  currency: z.string(),
  /** Orders placed today that reached Store Accepted. */
  accepted: z.int(),
  cancelled: z.int(),
  /** Orders waiting for acceptance. */
  newOrders: z.int(),
  /** The time when the oldest of them arrived or was released. */
  oldestNewAt: z.nullable(instant),
  /** Today's orders that are neither accepted nor refused. */
  undecided: z.int(),
  /** Today's orders without cancelled ones. */
  totalOrders: z.int(),
  /** The sum of their subtotals. */
  saleSubtotal: minorUnits,
  todaysSale: z.array(saleHour),
  highlyPaidCustomers,
  topSellingItems: z.array(z.object({ productName: z.string(), totalOrders: z.int() })),
  /** The same weekday last week, up to the end of the current hour; null if it had no orders by then. */
  lastWeek: z.nullable(z.object({ totalOrders: z.int(), saleSubtotal: minorUnits })),
});

export type TodayStats = z.infer<typeof todayStats>;

type Counted = Pick<TodayStats, 'cancelled' | 'totalOrders' | 'undecided'>;

/** Returns the number of accepted, cancelled and expired orders. `totalOrders` excludes cancelled ones. */
export function decidedOrders({ totalOrders, cancelled, undecided }: Counted): number {
  return totalOrders + cancelled - undecided;
}

/**
 * Returns the Acceptance Rate in percent: accepted / (total orders + cancelled) x 100 over decided orders, or 0 if
 * there are none. A waiting order does not lower it.
 */
export function acceptanceRate(stats: Counted & Pick<TodayStats, 'accepted'>): number {
  const rate = (stats.accepted / decidedOrders(stats)) * 100;
  return Number.isNaN(rate) ? 0 : rate;
}
