import {
  funnelSteps,
  shareOf,
  type FunnelStep,
  type WebStoreCounts,
  type WebStoreDay,
} from '@counter/contract/analytics';
import { writeDay, writeWeekday } from '@counter/contract/shared';
import { dates } from '../../../lib/time/date-format.ts';
import { formatPercent } from '../../../lib/percent.ts';
import type { CardParts, Column, Totals } from '../../../ui/lists/data-table.tsx';
import { webStoreText as text } from './web-store.text.ts';

export const visitColumns: readonly Column<WebStoreDay>[] = [
  { id: 'day', header: text.day, cell: ({ day }) => dayName(day) },
  ...funnelSteps.map((step: FunnelStep) => ({
    id: step,
    header: text.steps[step],
    numeric: true,
    cell: (row: WebStoreDay) => text.count(row[step]),
  })),
  { id: 'rate', header: text.orderRate, numeric: true, cell: orderRate },
];

/** Returns a row's key. */
export function visitKey({ day }: WebStoreDay): string {
  return day;
}

export function visitCard(row: WebStoreDay): CardParts {
  return { title: dayName(row.day), ...cardCounts(row) };
}

/** The totals as a table row and as a card. */
export function visitTotals(totals: WebStoreCounts): Totals {
  const counts = funnelSteps.map((step) => [step, text.count(totals[step])] as const);
  return {
    cells: { day: text.total, ...Object.fromEntries(counts), rate: orderRate(totals) },
    card: { title: text.total, ...cardCounts(totals) },
  };
}

function cardCounts(counts: WebStoreCounts): Omit<CardParts, 'title'> {
  const of = (step: FunnelStep) => `${text.steps[step]}: ${text.count(counts[step])}`;
  return {
    detail: of('visits'),
    value: of('orders'),
    note: `${of('menuViews')} · ${of('baskets')}`,
  };
}

function dayName(day: string): string {
  return `${writeWeekday(day)} ${writeDay(day, dates())}`;
}

function orderRate({ orders, visits }: WebStoreCounts): string {
  return percent(shareOf(orders, visits));
}

/** Formats a share in basis points: "8.2%". */
export function percent(share: number | null): string {
  return share === null ? text.none : formatPercent(share / 100);
}
