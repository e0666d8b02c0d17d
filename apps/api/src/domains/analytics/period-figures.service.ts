import type { PerformanceOverview } from '@counter/contract/analytics';
import { addDays, instantOf, type Period } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findAvailability } from './availability.service.ts';
import { findOutcomeRow, findSalesRow, type OutcomeRow } from './overview.repository.ts';
import { totalsBefore } from './overview.service.ts';
import { findPerformanceRow } from './performance.repository.ts';

type BusyHour = PerformanceOverview['busiestHours'][number];
type Totals = PerformanceOverview['totals'];

/** A store's figures for whole past days, as on its screens. */
export type PeriodFigures = OutcomeRow & {
  readonly totals: Totals;
  /** Null without data to compare with. */
  readonly before: Totals | null;
  /** The sales of each day that had orders. */
  readonly days: readonly { readonly day: string; readonly saleSubTotal: number }[];
  readonly topSellingItems: PerformanceOverview['topSellingItems'];
  /** The hour with the most orders, the earliest if several have as many; null without orders. */
  readonly busiest: BusyHour | null;
  /** The share of its working time in which the store took orders, in hundredths of a percent. */
  readonly online: number | null;
};

const maxListLength = 5;
const lastHour = 23;

/** Computes the figures of a past period, compared with the one before it. */
export async function findPeriodFigures(
  db: Db,
  scope: StoreScope,
  { period, before }: { readonly period: Period; readonly before: Period },
): Promise<PeriodFigures> {
  const since = instantOf(period.from, 0, scope.timeZone);
  const end = instantOf(addDays(period.to, 1), 0, scope.timeZone);
  const wanted = { period, before, untilHour: lastHour, items: maxListLength };
  const [sales, row, outcome, availability] = await Promise.all([
    findSalesRow(db, scope, wanted),
    findPerformanceRow(db, scope, { period, since }),
    findOutcomeRow(db, scope, period),
    findAvailability(db, scope, { period, now: end }),
  ]);
  return {
    ...outcome,
    totals: {
      saleSubTotal: sales.days.reduce((total, { subtotal }) => total + subtotal, 0),
      totalOrders: sales.days.reduce((total, { orders }) => total + orders, 0),
    },
    before: totalsBefore(sales, before),
    days: sales.days.map(({ day, subtotal }) => ({ day, saleSubTotal: subtotal })),
    topSellingItems: sales.topSellingItems,
    busiest: busiestOf(row.busiestHours),
    online: availability.online,
  };
}

function busiestOf(hours: readonly BusyHour[]): BusyHour | null {
  const most = Math.max(...hours.map(({ totalOrders }) => totalOrders));
  return hours.find(({ totalOrders }) => totalOrders === most) ?? null;
}
