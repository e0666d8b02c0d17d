import type { TodayStats } from '@counter/contract/analytics';
import { addDays, localTimeAt } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findStatsRow, type HourRow } from './analytics.repository.ts';
import { saleByHour } from './sale-hours.ts';

/** Computes today's figures. The cost doesn't grow with the store's history. */
export async function findTodayStats(db: Db, scope: StoreScope, now: Date): Promise<TodayStats> {
  const { day, hour } = localTimeAt(now, scope.timeZone);
  const row = await findStatsRow(db, scope, { today: day, lastWeek: addDays(day, -7), now });
  const today = totalOf(row.today);
  const lastWeek = totalOf(row.lastWeek.filter((past) => past.hour <= hour));
  return {
    currency: scope.currency,
    accepted: today.accepted,
    cancelled: today.cancelled,
    undecided: today.undecided,
    newOrders: row.newOrders,
    oldestNewAt: row.oldestNewAt?.toISOString() ?? null,
    totalOrders: today.orders,
    saleSubtotal: today.subtotal,
    todaysSale: saleByHour(row.today, day, hour),
    highlyPaidCustomers: row.highlyPaidCustomers,
    topSellingItems: row.topSellingItems,
    lastWeek:
      lastWeek.orders > 0
        ? { totalOrders: lastWeek.orders, saleSubtotal: lastWeek.subtotal }
        : null,
  };
}

type Totals = Omit<HourRow, 'hour'>;

const nothing: Totals = { orders: 0, subtotal: 0, accepted: 0, cancelled: 0, undecided: 0 };

function totalOf(hours: readonly HourRow[]): Totals {
  return hours.reduce(
    (total, hour) => ({
      orders: total.orders + hour.orders,
      subtotal: total.subtotal + hour.subtotal,
      accepted: total.accepted + hour.accepted,
      cancelled: total.cancelled + hour.cancelled,
      undecided: total.undecided + hour.undecided,
    }),
    nothing,
  );
}
