import type { CustomerMonth } from '@counter/contract/analytics';
import { formatCount } from '@counter/contract/shared';
import { formatPercent } from '../../../lib/percent.ts';
import { formatMonth } from '../../../lib/time/calendar.ts';
import type { Lines } from '../../../ui/display/chart/chart-file.ts';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { percentOf } from '../overview-words.ts';
import { customersText as text } from './customers.text.ts';

/** Names a month: "Nov 2026". */
export function monthName({ month }: CustomerMonth): string {
  return formatMonth(`${month}-01`);
}

export const customerMonthColumns: readonly Column<CustomerMonth>[] = [
  { id: 'month', header: text.month, cell: monthName },
  number('new', text.new, 'newCustomers'),
  number('returning', text.returning, 'returningCustomers'),
  number('lost', text.lost, 'lostCustomers'),
  { id: 'again', header: text.orderedAgain, numeric: true, width: 264, cell: describeAgain },
];

function number(
  id: string,
  header: string,
  field: 'newCustomers' | 'returningCustomers' | 'lostCustomers',
): Column<CustomerMonth> {
  return {
    id,
    header,
    numeric: true,
    width: 128,
    cell: (month) => formatCount(month[field]),
  };
}

/** A month as a card, for phones. */
export function customerMonthCard(month: CustomerMonth): CardParts {
  return {
    title: monthName(month),
    detail: [
      `${text.new} ${month.newCustomers}`,
      `${text.returning} ${month.returningCustomers}`,
      `${text.lost} ${month.lostCustomers}`,
    ].join(' · '),
    note: `${text.orderedAgain}: ${describeAgain(month)}`,
  };
}

/** Returns the table's lines, latest month first. */
export function monthLines(months: readonly CustomerMonth[]): Lines {
  return [
    [text.month, text.new, text.returning, text.lost, text.newAfterDays, text.orderedAgain],
    ...months
      .toReversed()
      .map(({ month, ...counts }) => [
        month,
        ...[
          counts.newCustomers,
          counts.returningCustomers,
          counts.lostCustomers,
          counts.newWithTime,
          counts.newAgain,
        ].map(String),
      ]),
  ];
}

function describeAgain({ newAgain, newWithTime }: CustomerMonth): string {
  if (newWithTime === 0) return '–';
  const share = formatPercent(percentOf(newAgain, newWithTime));
  return text.shareOf(share, formatCount(newAgain), formatCount(newWithTime));
}
