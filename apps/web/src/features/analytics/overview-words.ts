import type { Closure, Duration, FinancialOverview, LostReason } from '@counter/contract/analytics';
import { cancelReasonLabel } from '@counter/contract/orders';
import { formatCount } from '@counter/contract/shared';
import { formatCalendarDay, formatShortDay, formatWeekDay } from '../../lib/time/calendar.ts';
import { formatHour } from '../../lib/time/days.ts';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { describeComparison } from '../../ui/lists/range-words.ts';
import type { ChartPoint } from '../../ui/display/chart/types.ts';
import { shareChange } from './change.ts';
import { hourPoints } from './hours.ts';
import { text } from './analytics.text.ts';

type Asked = Pick<FinancialOverview, 'duration' | 'from' | 'to' | 'compared'>;

type Words = {
  /** The orders of the period: "12 orders …" */
  readonly during: string;
  /** The comparison of sums. It compares an unfinished range with the same part of the earlier one. */
  readonly before: string;
  /** The comparison of shares and durations, which don't grow during the day. */
  readonly wholeBefore: string;
};

const during: Record<Exclude<Duration, 'CUSTOM'>, string> = {
  TODAY: text.soFarToday,
  YESTERDAY: text.yesterday,
  THIS_WEEK: text.thisWeek,
  LAST_WEEK: text.lastWeek,
  THIS_MONTH: text.thisMonth,
  LAST_MONTH: text.lastMonth,
  LAST_7_DAYS: text.inLast7Days,
  LAST_30_DAYS: text.inLast30Days,
  LAST_90_DAYS: text.inLast90Days,
};

const byNow: Partial<Record<Duration, string>> = {
  TODAY: text.yesterdayByNow,
  THIS_WEEK: text.lastWeekByNow,
  THIS_MONTH: text.lastMonthByNow,
};

/** Describes the days of an overview and of its comparison. */
export function wordsOf({ duration, from, to, compared }: Asked): Words {
  const range = duration === 'CUSTOM' ? { from, to } : duration;
  const before = describeComparison(range, { from, to }, compared?.comparison ?? 'NONE') ?? '';
  return {
    during:
      duration === 'CUSTOM'
        ? text.inDays(formatCalendarDay(from), formatCalendarDay(to))
        : during[duration],
    before: (compared?.comparison === 'PERIOD' ? byNow[duration] : undefined) ?? before,
    wholeBefore: before,
  };
}

/** Formats the days of an overview with years, for sharing: "1 Nov 2026 – 7 Nov 2026". */
export function daysInWords({ from, to }: Pick<Asked, 'from' | 'to'>): string {
  const first = formatCalendarDay(from);
  return from === to ? first : text.span(first, formatCalendarDay(to));
}

/** Returns true for an overview of one day, whose sales are by hour. */
export function isOneDay({ from, to }: Pick<Asked, 'from' | 'to'>): boolean {
  return from === to;
}

/** Formats a number of orders: "1 order", "12 orders". */
export function countOrders(count: number): string {
  return count === 1 ? text.oneOrder : text.orderCount(formatCount(count));
}

type Sale = FinancialOverview['saleData'][number];

/** Describes a point of the chart: an hour for today, otherwise a day. */
export function describePoint({ dayHour }: Sale): string {
  if (dayHour.length === 10) return formatWeekDay(dayHour);
  const hour = Number(dayHour.slice(11, 13));
  return text.startToEnd(formatHour(hour), formatHour(hour + 1));
}

const daysOfWeek = 7;

/** Returns the points of the sales chart. */
export function salePoints(sale: readonly Sale[]): ChartPoint[] {
  const last = sale.at(-1)?.dayHour ?? '';
  if (last.length > 'YYYY-MM-DD'.length) return hourPoints(sale, Number(last.slice(11, 13)));
  const isAcrossYears = sale[0]?.dayHour.slice(0, 4) !== last.slice(0, 4);
  const dayName = isAcrossYears ? formatCalendarDay : formatShortDay;
  const name = sale.length <= daysOfWeek ? formatWeekDay : dayName;
  return sale.map(({ dayHour, saleSubTotal, totalOrders }) => ({
    x: name(dayHour),
    upper: saleSubTotal,
    lower: totalOrders,
  }));
}

/** Returns the hour or day with the highest sales; undefined if nothing sold. */
export function bestOf(sale: readonly Sale[]): Sale | undefined {
  const best = sale.toSorted((a, b) => b.saleSubTotal - a.saleSubTotal)[0];
  return best && best.saleSubTotal > 0 ? best : undefined;
}

type Summarized = Asked & {
  readonly currency: string;
  readonly sale: readonly Sale[];
  readonly totals: FinancialOverview['totals'];
  readonly before?: FinancialOverview['before'];
};

/** Summarizes the chart in one sentence. */
export function summarizeOverview(overview: Summarized): string {
  const { currency, sale, totals, before } = overview;
  const words = wordsOf(overview);
  const total = text.periodTotal(
    countOrders(totals.totalOrders),
    moneyInSentence(totals.saleSubTotal, currency),
    words.during,
  );
  const change = before && shareChange(totals.saleSubTotal, before.saleSubTotal, words.before);
  const compared = change ? `, ${change.text}` : '';
  const best = bestOf(sale);
  if (!best) return `${total}${compared}.`;
  const unit = isOneDay(overview) ? text.hourNoun : text.dayNoun;
  const amount = moneyInSentence(best.saleSubTotal, currency);
  return text.bestPointSummary(total, compared, unit, describePoint(best), amount);
}

/** Returns the label of a reason for lost orders. */
export function lostReasonLabel(reason: LostReason): string {
  return reason === 'EXPIRED' ? text.notAcceptedInTime : cancelReasonLabel(reason);
}

/** Describes why the store was closed, and by whom. */
export function describeCause({ cause, by, reason }: Closure): string {
  if (cause === 'SUSPENSION') return text.suspendedByMarketplace(reason);
  if (cause === 'PAUSE') return text.pausedBy(by, reason);
  return by === null ? text.notOpenedYet : text.closedBy(by);
}

/** Returns a part in percent of the whole; 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}
