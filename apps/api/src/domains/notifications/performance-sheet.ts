import type { PerformanceKind } from '@counter/contract/notifications';
import { formatMoney } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { PeriodFigures } from '../analytics/index.ts';
import type { DuePeriod } from './due-periods.ts';
import type { Sheet } from './sheet-mail.ts';

type About = Pick<StoreScope, 'storeName' | 'currency'> & { readonly publicUrl: string };

const comparedWith: Record<PerformanceKind, string> = {
  DAILY: 'the day before',
  WEEKLY: 'the week before',
  MONTHLY: 'the month before',
};

/** Builds the performance report of a store for a period. */
export function performanceSheet(
  { storeName, currency, publicUrl }: About,
  due: DuePeriod,
  figures: PeriodFigures,
): Sheet {
  const { totals, before } = figures;
  const money = (amount: number) => formatMoney(amount, currency);
  const against = (now: number, earlier: number | undefined) =>
    earlier === undefined ? '' : change(now, earlier, comparedWith[due.kind]);
  const when = periodWords(due);
  return {
    subject: `${storeName}, ${when}: ${countOrders(totals.totalOrders)}, ${money(totals.saleSubTotal)}`,
    title: `${storeName}, ${when}`,
    paragraphs: totals.totalOrders === 0 ? ['Nothing was sold.'] : [],
    facts: [
      ['Sales', money(totals.saleSubTotal), against(totals.saleSubTotal, before?.saleSubTotal)],
      ['Orders', String(totals.totalOrders), against(totals.totalOrders, before?.totalOrders)],
      ['Accepted', String(figures.accepted), ''],
      ['Cancelled', String(figures.cancelled), ''],
      ...averageOf(figures, money),
      ...busiestOf(due.kind, figures),
      ...onlineOf(figures),
    ],
    list: bestSellersOf(figures),
    link: { label: 'More on the screen', url: `${publicUrl}/dashboard/analytics` },
    reason: `This address is on a list of ${storeName} for ${due.kind.toLowerCase()} performance mails.`,
  };
}

type Facts = Sheet['facts'];

function averageOf({ totals }: PeriodFigures, money: (amount: number) => string): Facts {
  if (totals.totalOrders === 0) return [];
  return [['Average order', money(Math.round(totals.saleSubTotal / totals.totalOrders)), '']];
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function busiestOf(kind: PerformanceKind, { busiest }: PeriodFigures): Facts {
  if (!busiest) return [];
  const { weekday, hour, totalOrders } = busiest;
  const time = `${clock(hour)} to ${clock((hour + 1) % 24)}`;
  const value = kind === 'DAILY' ? time : `${weekdays[weekday] ?? ''} ${time}`;
  return [['Busiest hour', value, countOrders(totalOrders)]];
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function onlineOf({ online }: PeriodFigures): Facts {
  if (online === null) return [];
  return [['Online', `${(online / 100).toFixed(1)}%`, 'of its working hours']];
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
  return count === 1 ? '1 order' : `${count} orders`;
}

function change(now: number, earlier: number, than: string): string {
  if (earlier === 0) return '';
  const percent = Math.round((100 * (now - earlier)) / earlier);
  if (percent === 0) return `as ${than}`;
  return `${percent > 0 ? '+' : '-'}${Math.abs(percent)}% against ${than}`;
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const wholeDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = format({ day: 'numeric', month: 'long', year: 'numeric' });
const wholeMonth = format({ month: 'long', year: 'numeric' });

/** `Tuesday 3 March 2026`, `2 – 8 March 2026` or `March 2026`. */
function periodWords({ kind, period: { from, to } }: DuePeriod): string {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  if (kind === 'DAILY') return wholeDay.format(first).replace(',', '');
  if (kind === 'MONTHLY') return wholeMonth.format(first);
  // Narrow blanks become plain ones: not every mail program has them in its font.
  return shortDay.formatRange(first, last).replaceAll(/\s/g, ' ');
}
