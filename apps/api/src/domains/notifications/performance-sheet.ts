import type { PerformanceKind } from '@counter/contract/notifications';
import {
  countOf,
  daysOf,
  formatMoney,
  writeClock,
  writeDay,
  writeLongDay,
  writeLongWeekday,
  writeMonth,
  writeShortDay,
  writeWeekday,
  type DateFormat,
} from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { PeriodFigures } from '../analytics/index.ts';
import type { DuePeriod } from './due-periods.ts';
import type { Chart, Sheet } from './sheet-mail.ts';

type About = Pick<StoreScope, 'storeName' | 'currency' | 'dates'> & { readonly publicUrl: string };

const comparedWith: Record<PerformanceKind, string> = {
  DAILY: 'the day before',
  WEEKLY: 'the week before',
  MONTHLY: 'the month before',
};

/** Builds the performance report of a store for a period. */
export function performanceSheet(
  { storeName, currency, dates, publicUrl }: About,
  due: DuePeriod,
  figures: PeriodFigures,
): Sheet {
  const { totals, before } = figures;
  const money = (amount: number) => formatMoney(amount, currency);
  const against = (now: number, earlier: number | undefined) =>
    earlier === undefined ? '' : change(now, earlier, comparedWith[due.kind]);
  const when = periodWords(due, dates);
  return {
    subject: `${storeName}, ${when}: ${countOrders(totals.totalOrders)}, ${money(totals.saleSubTotal)}`,
    title: `${storeName}, ${when}`,
    paragraphs: totals.totalOrders === 0 ? ['No sales.'] : [],
    facts: [
      ['Sales', money(totals.saleSubTotal), against(totals.saleSubTotal, before?.saleSubTotal)],
      ['Orders', String(totals.totalOrders), against(totals.totalOrders, before?.totalOrders)],
      ['Accepted', String(figures.accepted), ''],
      ['Cancelled', String(figures.cancelled), ''],
      ...averageOf(figures, money),
      ...busiestOf(due.kind, figures, dates),
      ...onlineOf(figures),
    ],
    chart: due.kind === 'WEEKLY' ? chartOf(due, figures, money) : null,
    list: bestSellersOf(figures),
    link: { label: 'View analytics', url: `${publicUrl}/dashboard/analytics` },
    reason: `You get this email because this address is on the list of ${storeName} for ${due.kind.toLowerCase()} performance emails.`,
  };
}

type Facts = Sheet['facts'];

function averageOf({ totals }: PeriodFigures, money: (amount: number) => string): Facts {
  if (totals.totalOrders === 0) return [];
  return [['Average order', money(Math.round(totals.saleSubTotal / totals.totalOrders)), '']];
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function busiestOf(kind: PerformanceKind, { busiest }: PeriodFigures, dates: DateFormat): Facts {
  if (!busiest) return [];
  const { weekday, hour, totalOrders } = busiest;
  const time = `${writeHour(hour, dates)} to ${writeHour((hour + 1) % 24, dates)}`;
  const value = kind === 'DAILY' ? time : `${weekdays[weekday] ?? ''} ${time}`;
  return [['Busiest hour', value, countOrders(totalOrders)]];
}

function writeHour(hour: number, dates: DateFormat): string {
  return writeClock({ hour, minute: 0 }, dates);
}

function onlineOf({ online }: PeriodFigures): Facts {
  if (online === null) return [];
  return [['Online', `${(online / 100).toFixed(1)}%`, 'of its working hours']];
}

/** Builds a bar for each day's sales, relative to the best day. Null without sales. */
function chartOf(
  { period }: DuePeriod,
  { days }: PeriodFigures,
  money: (amount: number) => string,
): Chart | null {
  const sales = new Map(days.map(({ day, saleSubTotal }) => [day, saleSubTotal]));
  const best = Math.max(...sales.values());
  if (best <= 0) return null;
  return {
    kind: 'bars',
    title: 'Sales by day',
    bars: daysOf(period).map((day) => {
      const amount = sales.get(day) ?? 0;
      const percent = Math.round((100 * Math.max(0, amount)) / best);
      return { label: writeWeekday(day), percent, value: money(amount) };
    }),
  };
}

function bestSellersOf({ topSellingItems }: PeriodFigures): Sheet['list'] {
  if (topSellingItems.length === 0) return null;
  const lines = topSellingItems.map(
    ({ productName, totalOrders }, at) =>
      `${at + 1}. ${productName}, in ${countOrders(totalOrders)}`,
  );
  return { title: 'Best sellers', lines };
}

function countOrders(count: number): string {
  return countOf(count, 'order', 'orders');
}

function change(now: number, earlier: number, than: string): string {
  if (earlier === 0) return '';
  const percent = Math.round((100 * (now - earlier)) / earlier);
  if (percent === 0) return `same as ${than}`;
  return `${percent > 0 ? '+' : '-'}${Math.abs(percent)}% from ${than}`;
}

/** Formats a period as `Tuesday, March 3, 2026`, `Mar 2 to Mar 8, 2026` or `March 2026`. */
export function periodWords(
  { kind, period: { from, to } }: Pick<DuePeriod, 'kind' | 'period'>,
  dates: DateFormat,
): string {
  if (kind === 'DAILY') return `${writeLongWeekday(from)}, ${writeLongDay(from, dates)}`;
  if (kind === 'MONTHLY') return writeMonth(from);
  return `${writeShortDay(from, dates)} to ${writeDay(to, dates)}`;
}
