import type { FinancialOverview, PerformanceOverview } from '@counter/contract/analytics';
import {
  daysComparedWith,
  daysOf,
  daysOfRange,
  endsInShorterMonth,
  instantOf,
  localTimeAt,
  type Comparison,
  type Period,
  type Range,
} from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { sumEarningsByDay, sumEarningsByHour } from '../orders/index.ts';
import { findAvailability } from './availability.service.ts';
import { findSalesRow, type SalesRow } from './overview.repository.ts';
import { findPerformanceRow, findComparedRow, type ComparedRow } from './performance.repository.ts';
import { preparationOf } from './preparation.ts';
import { saleByHour } from './sale-hours.ts';

/** An overview's period, comparison and current time. */
export type OverviewAsked = {
  readonly range: Range;
  readonly comparison: Comparison;
  readonly now: Date;
};

/** The days of an overview, and the days to compare them with. */
type Days = { readonly period: Period; readonly before: Period | undefined };

const lastHour = 23;

const topOfFinancials = 10;
const topOfPerformance = 5;

/** Computes a period's sales. The cost doesn't grow with the store's history. */
export async function findFinancialOverview(
  db: Db,
  scope: StoreScope,
  asked: OverviewAsked,
): Promise<FinancialOverview> {
  const days = daysAsked(scope, asked);
  const { sales, ...sale } = await findSale(db, scope, asked, { days, items: topOfFinancials });
  return {
    ...about(scope, asked, days),
    saleData: sale.saleData,
    totals: sale.totals,
    before: sale.before,
    topSellingItems: sales.topSellingItems,
  };
}

/** Computes a store's performance in a period. The cost doesn't grow with its history. */
export async function findPerformanceOverview(
  db: Db,
  scope: StoreScope,
  asked: OverviewAsked,
): Promise<PerformanceOverview> {
  const days = daysAsked(scope, asked);
  const { period, before } = days;
  const since = instantOf(period.from, 0, scope.timeZone);
  const [{ sales, ...sale }, earned, row, standing, availability] = await Promise.all([
    findSale(db, scope, asked, { days, items: topOfPerformance }),
    period.from === period.to
      ? sumEarningsByHour(db, scope, period.to)
      : sumEarningsByDay(db, scope, period),
    findPerformanceRow(db, scope, { period, since }),
    before && findComparedRow(db, scope, before),
    findAvailability(db, scope, { period, now: asked.now }),
  ]);
  const { customers, newCustomers, preparation, promises, ...lists } = row;
  return {
    ...about(scope, asked, days),
    ...lists,
    todaysSale: sale.saleData,
    earnings: earningsOf(sale.saleData, earned),
    totals: sale.totals,
    topSellingItems: sales.topSellingItems,
    availability,
    preparation: preparationOf(preparation, promises),
    customers: { newCustomers, returningCustomers: customers - newCustomers },
    before: sale.before,
    wholeBefore: before && standing && sellsSince(sales, before) ? standingOf(standing) : null,
  };
}

/** Returns the earnings for each hour or day of the sales. */
function earningsOf(
  sale: PerformanceOverview['todaysSale'],
  earned: PerformanceOverview['earnings'],
): PerformanceOverview['earnings'] {
  const byTime = new Map(earned.map((row) => [row.dayHour, row]));
  return sale.map(({ dayHour }) => byTime.get(dayHour) ?? { dayHour, fees: 0, earnings: 0 });
}

function standingOf({ promises, ...row }: ComparedRow): PerformanceOverview['wholeBefore'] {
  if (row.totalOrders + row.cancelledOrders === 0) return null;
  return { ...row, preparation: preparationOf(row.preparation, promises) };
}

function daysAsked({ timeZone }: StoreScope, { range, comparison, now }: OverviewAsked): Days {
  const { day } = localTimeAt(now, timeZone);
  return {
    period: daysOfRange(range, day),
    before: daysComparedWith(range, day, comparison),
  };
}

function about(
  { currency }: StoreScope,
  { range, comparison }: OverviewAsked,
  { period, before }: Days,
) {
  const duration = typeof range === 'string' ? range : 'CUSTOM';
  const compared = before && comparison !== 'NONE' ? { comparison, ...before } : null;
  return { currency, duration, ...period, compared } as const;
}

async function findSale(
  db: Db,
  scope: StoreScope,
  { now }: OverviewAsked,
  { days: { period, before }, items }: { readonly days: Days; readonly items: number },
) {
  const { day, hour } = localTimeAt(now, scope.timeZone);
  // For a day that isn't over, compares only the hours so far.
  const untilHour = period.to >= day ? hour : lastHour;
  const isWhole = before && endsInShorterMonth(period, before);
  const sales = await findSalesRow(db, scope, {
    period,
    before,
    untilHour: isWhole ? lastHour : untilHour,
    items,
  });
  const saleData =
    period.from === period.to
      ? saleByHour(sales.hours, period.to, untilHour)
      : saleByDay(sales, period);
  const totals = {
    saleSubTotal: saleData.reduce((total, { saleSubTotal }) => total + saleSubTotal, 0),
    totalOrders: saleData.reduce((total, { totalOrders }) => total + totalOrders, 0),
  };
  return { sales, saleData, totals, before: before ? totalsBefore(sales, before) : null };
}

/** A store that began to sell during the period before has nothing to compare with. */
function sellsSince({ firstDay }: SalesRow, { from }: Period): boolean {
  return firstDay !== null && firstDay <= from;
}

/** Returns the totals of the period before; null without data to compare. */
export function totalsBefore(sales: SalesRow, period: Period) {
  const { before } = sales;
  if (!sellsSince(sales, period) || before.orders === 0) return null;
  return { totalOrders: before.orders, saleSubTotal: before.subtotal };
}

/** Returns every day of the period, including those without sales; empty if no day has any. */
function saleByDay({ days }: SalesRow, period: Period): FinancialOverview['saleData'] {
  if (!days.some(({ orders }) => orders > 0)) return [];
  const byDay = new Map(days.map((row) => [row.day, row]));
  return daysOf(period).map((day) => {
    const { subtotal = 0, orders = 0 } = byDay.get(day) ?? {};
    return { saleSubTotal: subtotal, totalOrders: orders, dayHour: day };
  });
}
