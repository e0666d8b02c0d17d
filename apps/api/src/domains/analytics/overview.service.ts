import {
  daysOf,
  periodBefore,
  periodOf,
  type Duration,
  type FinancialOverview,
  type PerformanceOverview,
  type Period,
} from '@counter/contract/analytics';
import { instantOf, localTimeAt } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findAvailability } from './availability.service.ts';
import { findSalesRow, type SalesRow } from './overview.repository.ts';
import { findPerformanceRow, findComparedRow, type ComparedRow } from './performance.repository.ts';
import { preparationOf } from './preparation.ts';
import { saleByHour } from './sale-hours.ts';

/** The scope of an overview, and its time. */
export type OverviewAsked = { readonly duration: Duration; readonly now: Date };

const topOfFinancials = 10;
const topOfPerformance = 5;

/** The sales of a duration; the same cost however long the store's history. */
export async function findFinancialOverview(
  db: Db,
  scope: StoreScope,
  asked: OverviewAsked,
): Promise<FinancialOverview> {
  const { period, sales, ...sale } = await findSale(db, scope, asked, topOfFinancials);
  return {
    ...about(scope, asked, period),
    saleData: sale.saleData,
    totals: sale.totals,
    before: sale.before,
    topSellingItems: sales.topSellingItems,
  };
}

/** Computes a store's performance in a period; the cost does not grow with its history. */
export async function findPerformanceOverview(
  db: Db,
  scope: StoreScope,
  asked: OverviewAsked,
): Promise<PerformanceOverview> {
  const today = localTimeAt(asked.now, scope.timeZone).day;
  const ofPeriod = periodOf(asked.duration, today);
  const ofBefore = periodBefore(asked.duration, ofPeriod);
  const since = instantOf(ofPeriod.from, 0, scope.timeZone);
  const [{ period, sales, ...sale }, row, standing, availability] = await Promise.all([
    findSale(db, scope, asked, topOfPerformance),
    findPerformanceRow(db, scope, { period: ofPeriod, since }),
    findComparedRow(db, scope, ofBefore),
    findAvailability(db, scope, { period: ofPeriod, now: asked.now }),
  ]);
  const { customers, newCustomers, preparation, promises, ...lists } = row;
  return {
    ...about(scope, asked, period),
    ...lists,
    todaysSale: sale.saleData,
    totals: sale.totals,
    topSellingItems: sales.topSellingItems,
    availability,
    preparation: preparationOf(preparation, promises),
    customers: { newCustomers, returningCustomers: customers - newCustomers },
    before: sale.before,
    wholeBefore: sellsSince(sales, ofBefore) ? standingOf(standing) : null,
  };
}

function standingOf({ promises, ...row }: ComparedRow): PerformanceOverview['wholeBefore'] {
  if (row.totalOrders + row.cancelledOrders === 0) return null;
  return { ...row, preparation: preparationOf(row.preparation, promises) };
}

function about({ currency }: StoreScope, { duration }: OverviewAsked, { from, to }: Period) {
  return { currency, duration, from, to };
}

async function findSale(
  db: Db,
  scope: StoreScope,
  { duration, now }: OverviewAsked,
  items: number,
) {
  const { day, hour } = localTimeAt(now, scope.timeZone);
  const period = periodOf(duration, day);
  const before = periodBefore(duration, period);
  const sales = await findSalesRow(db, scope, { period, before, untilHour: hour, items });
  const saleData =
    duration === 'TODAY' ? saleByHour(sales.hours, day, hour) : saleByDay(sales, period);
  const totals = {
    saleSubTotal: saleData.reduce((total, { saleSubTotal }) => total + saleSubTotal, 0),
    totalOrders: saleData.reduce((total, { totalOrders }) => total + totalOrders, 0),
  };
  return { period, sales, saleData, totals, before: totalsBefore(sales, before) };
}

/** A store that began to sell in the midst of the period before has nothing to be compared with. */
function sellsSince({ firstDay }: SalesRow, { from }: Period): boolean {
  return firstDay !== null && firstDay <= from;
}

/** Returns the sales of the period before; null without any data to compare. */
export function totalsBefore(sales: SalesRow, period: Period) {
  const { before } = sales;
  if (!sellsSince(sales, period) || before.orders === 0) return null;
  return { totalOrders: before.orders, saleSubTotal: before.subtotal };
}

/** Every day of the period, those without sales included; none at all without any. */
function saleByDay({ days }: SalesRow, period: Period): FinancialOverview['saleData'] {
  if (!days.some(({ orders }) => orders > 0)) return [];
  const byDay = new Map(days.map((row) => [row.day, row]));
  return daysOf(period).map((day) => {
    const { subtotal = 0, orders = 0 } = byDay.get(day) ?? {};
    return { saleSubTotal: subtotal, totalOrders: orders, dayHour: day };
  });
}
