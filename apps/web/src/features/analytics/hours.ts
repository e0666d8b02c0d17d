import type { TodayStats } from '@counter/contract/analytics';
import { findCurrency, formatMoney } from '@counter/contract/shared';
import { formatHour } from '../../lib/time/days.ts';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { text } from './analytics.text.ts';

type SaleHour = TodayStats['todaysSale'][number];

/** One hour of the chart: `upper` in minor units, `lower` in orders. */
export type HourPoint = { readonly x: string; readonly upper: number; readonly lower: number };

/** A line needs a few points to show anything. */
const minHours = 4;

/**
 * Returns the hours from the first sale until now, with gaps filled with 0; empty if nothing was sold. `currentHour` is
 * the store's local hour (0 to 23).
 */
export function hourPoints(hours: readonly SaleHour[], currentHour: number): HourPoint[] {
  const sold = hours.filter(({ totalOrders, saleSubTotal }) => totalOrders > 0 || saleSubTotal > 0);
  if (sold.length === 0) return [];
  const byHour = new Map(sold.map((hour) => [hourOf(hour), hour]));
  const last = Math.max(currentHour, ...byHour.keys());
  const first = Math.max(0, Math.min(last - minHours + 1, ...byHour.keys()));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = byHour.get(first + index);
    return {
      x: formatHour(first + index),
      upper: hour?.saleSubTotal ?? 0,
      lower: hour?.totalOrders ?? 0,
    };
  });
}

function hourOf({ dayHour }: SaleHour): number {
  return Number(dayHour.slice(11, 13));
}

/** Formats an amount without its unit, which the axis title names: "1,830.40". */
export function formatAmount(minor: number, currency: string): string {
  return formatMoney(minor, currency).slice(findCurrency(currency).symbol.length + 1);
}

/** Formats a whole amount for the chart's scale: "$ 1,500". */
export function formatWhole(minor: number, currency: string): string {
  return formatMoney(minor, currency).replace(/\.00$/, '');
}

/** Returns the axis title of the sales: "$ (Amount in USD)". */
export function amountTitle(currency: string): string {
  return text.amountIn(findCurrency(currency).symbol, currency);
}

/** Summarizes the chart in one sentence. */
export function summarizeSale(stats: TodayStats): string {
  const { totalOrders, saleSubtotal, currency } = stats;
  const orders = totalOrders === 1 ? text.oneOrder : text.orders(totalOrders);
  const total = text.todayTotal(orders, moneyInSentence(saleSubtotal, currency));
  const best = stats.todaysSale.toSorted((a, b) => b.saleSubTotal - a.saleSubTotal)[0];
  if (!best || best.saleSubTotal <= 0) return `${total}.`;
  const hour = hourOf(best);
  const amount = moneyInSentence(best.saleSubTotal, currency);
  return text.bestHourSummary(total, formatHour(hour), formatHour(hour + 1), amount);
}
