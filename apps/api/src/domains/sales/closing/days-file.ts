import {
  counterTotalOf,
  earningsMinusExpenses,
  type DayFigure,
  type DayInList,
} from '@counter/contract/sales';
import {
  countCell,
  dayCell,
  decimalCell,
  minuteCell,
  moneyCell,
  type Cell,
} from '@counter/contract/shared';
import type { TableFile } from '../../../platform/http/table-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findDays } from './closing.service.ts';

type Column = readonly [title: string, cell: (day: DayInList, scope: StoreScope) => Cell];

const money = (title: string, amountOf: (day: DayInList) => number | undefined): Column => [
  title,
  (day, { currency }) => {
    const amount = amountOf(day);
    return amount === undefined ? '' : moneyCell(amount, currency);
  },
];
const figure = (title: string, name: DayFigure) => money(title, ({ figures }) => figures[name]);

function stateOf({ closed, reopened }: DayInList): string {
  if (closed) return 'Closed';
  return reopened ? 'Reopened' : 'Open';
}

const columns: readonly Column[] = [
  ['Day', ({ day }) => dayCell(day)],
  ['State', stateOf],
  ['Online orders', ({ figures }) => countCell(figures.orders)],
  figure('Paid to the marketplace', 'paidToMarketplace'),
  figure('Paid by card', 'paidByCard'),
  figure('Paid on delivery', 'paidOnDelivery'),
  figure('Paid at the counter', 'paidAtCounter'),
  figure('Tips', 'tips'),
  figure('Refunds', 'refunds'),
  figure('Marketplace fees', 'fees'),
  figure('Online earnings', 'earned'),
  ['Counter sales', ({ figures }) => countCell(figures.sales)],
  figure('Counter sales in cash', 'salesCash'),
  figure('Counter sales by card', 'salesCard'),
  money('Counter sales in all', ({ figures }) => counterTotalOf(figures)),
  figure('Expenses', 'expensesTotal'),
  figure('Expenses in cash', 'drawerExpenses'),
  money('Earnings minus expenses', ({ figures }) => earningsMinusExpenses(figures)),
  ['Hours worked', ({ figures }) => decimalCell((figures.minutesWorked / 60).toFixed(2))],
  money('Expected cash', ({ cash }) => cash?.expected),
  money('Counted cash', ({ cash }) => cash?.counted),
  money('Difference', ({ cash }) => cash?.difference),
  ['Note', ({ note }) => note],
  ['Closed by', ({ closedBy }) => closedBy ?? ''],
  [
    'Closed at',
    ({ closedAt }, { timeZone }) =>
      closedAt === null ? '' : minuteCell(new Date(closedAt), timeZone),
  ],
  ['Changed since', ({ changedSince }) => (changedSince ? 'Yes' : '')],
  ['Currency', (_day, { currency }) => currency],
];

/** Exports the days of a month. */
export function writeDays(
  platform: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  month: string | undefined,
): TableFile {
  return {
    name: `days-${scope.storeUrl}${month === undefined ? '' : `-${month}`}`,
    sheet: 'Days',
    head: columns.map(([title]) => title),
    lines: readLines(platform, scope, month),
  };
}

async function* readLines(
  platform: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  month: string | undefined,
) {
  const { days } = await findDays(platform, scope, month);
  yield days.map((day) => columns.map(([, cell]) => cell(day, scope)));
}
