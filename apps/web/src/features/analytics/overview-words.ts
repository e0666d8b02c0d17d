import {
  durationLabels,
  type Closure,
  type Duration,
  type FinancialOverview,
  type LostReason,
} from '@counter/contract/analytics';
import { cancelReasonLabel } from '@counter/contract/orders';
import { formatShortDay, formatWeekDay } from '../../lib/calendar.ts';
import { formatHour } from '../../lib/days.ts';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import type { ChartPoint } from '../../ui/display/chart/types.ts';
import { shareChange } from './change.ts';
import { hourPoints } from './hours.ts';
import { text } from './analytics.text.ts';

type Words = {
  readonly label: string;
  /** "12 orders …" */
  readonly during: string;
  /** The comparison for the day so far. */
  readonly before: string;
  /** The comparison for shares and durations, which do not grow with the day. */
  readonly wholeBefore: string;
};

const words: Record<Duration, Words> = {
  TODAY: {
    label: durationLabels.TODAY,
    during: text.soFarToday,
    before: text.yesterdayByNow,
    wholeBefore: text.yesterday,
  },
  LAST_7_DAYS: {
    label: durationLabels.LAST_7_DAYS,
    during: text.inLast7Days,
    before: text.previousSevenDays,
    wholeBefore: text.previousSevenDays,
  },
  LAST_30_DAYS: {
    label: durationLabels.LAST_30_DAYS,
    during: text.inLast30Days,
    before: text.n30DaysBefore,
    wholeBefore: text.n30DaysBefore,
  },
  LAST_90_DAYS: {
    label: durationLabels.LAST_90_DAYS,
    during: text.inLast90Days,
    before: text.n90DaysBefore,
    wholeBefore: text.n90DaysBefore,
  },
};

/** A duration in words. */
export function wordsOf(duration: Duration): Words {
  return words[duration];
}

/** A number of orders: "1 order", "12 orders". */
export function countOrders(count: number): string {
  return count === 1 ? text.oneOrder : text.ordersWithCount(count.toLocaleString('en'));
}

type Sale = FinancialOverview['saleData'][number];

/** Describes a point of the chart: an hour for today, otherwise a day. */
export function describePoint({ dayHour }: Sale): string {
  if (dayHour.length === 10) return formatWeekDay(dayHour);
  const hour = Number(dayHour.slice(11, 13));
  return text.toWithStartSameDay(formatHour(hour), formatHour(hour + 1));
}

/** The sales as the chart draws them. */
export function salePoints(sale: readonly Sale[], duration: Duration): ChartPoint[] {
  if (duration === 'TODAY') {
    return hourPoints(sale, Number(sale.at(-1)?.dayHour.slice(11, 13) ?? 0));
  }
  const name = duration === 'LAST_7_DAYS' ? formatWeekDay : formatShortDay;
  return sale.map(({ dayHour, saleSubTotal, totalOrders }) => ({
    x: name(dayHour),
    upper: saleSubTotal,
    lower: totalOrders,
  }));
}

/** The hour or day that sold most; undefined where nothing sold. */
export function bestOf(sale: readonly Sale[]): Sale | undefined {
  const best = sale.toSorted((a, b) => b.saleSubTotal - a.saleSubTotal)[0];
  return best && best.saleSubTotal > 0 ? best : undefined;
}

type Summarized = {
  readonly duration: Duration;
  readonly currency: string;
  readonly sale: readonly Sale[];
  readonly totals: FinancialOverview['totals'];
  readonly before?: FinancialOverview['before'];
};

/** Summarizes the chart in one sentence. */
export function summarizeOverview({
  duration,
  currency,
  sale,
  totals,
  before,
}: Summarized): string {
  const { during } = words[duration];
  const total = text.for(
    countOrders(totals.totalOrders),
    moneyInSentence(totals.saleSubTotal, currency),
    during,
  );
  const change =
    before && shareChange(totals.saleSubTotal, before.saleSubTotal, words[duration].before);
  const compared = change ? `, ${change.text}` : '';
  const best = bestOf(sale);
  if (!best) return `${total}${compared}.`;
  const unit = duration === 'TODAY' ? text.hour2 : text.day2;
  const amount = moneyInSentence(best.saleSubTotal, currency);
  return text.bestWasWith(total, compared, unit, describePoint(best), amount);
}

/** Returns the label of a reason for lost orders. */
export function lostReasonLabel(reason: LostReason): string {
  return reason === 'EXPIRED' ? text.nobodyAcceptedInTime : cancelReasonLabel(reason);
}

/** Describes the cause of a closure, and the person behind it. */
export function describeCause({ cause, by, reason }: Closure): string {
  if (cause === 'SUSPENSION') return text.suspendedByMarketplace(reason);
  if (cause === 'PAUSE') return text.pausedBy(by, reason);
  return by === null ? text.notOpenedYet : text.closedBy(by);
}

/** A share in percent of a whole; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}
