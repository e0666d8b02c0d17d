import type { PlannedHours, Shift } from '@counter/contract/people';
import { formatMoney, type Period } from '@counter/contract/shared';
import { useMemo } from 'react';
import { formatShortDay, formatWeekDay, formatWeekday } from '../../../lib/time/calendar.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { DataTable, type CardParts, type Column } from '../../../ui/lists/data-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { text } from './clock.text.ts';
import { formatHours } from './hours-words.ts';
import { hoursColumns, sumHours, type EmployeeHours, type HoursColumn } from './sum-hours.ts';

interface HoursTableProps {
  days: Period;
  shifts: readonly Shift[];
  planned: readonly PlannedHours[];
}

/** The hours of each employee by day or week, with totals and, if any, the planned hours. */
export function HoursTable({ days: { from, to }, shifts, planned }: HoursTableProps) {
  const { currency } = useCurrentStore();
  const spans = useMemo(() => hoursColumns({ from, to }), [from, to]);
  const plans = planned.length > 0;
  const narrow = useIsNarrow();
  const columns = useMemo(() => columnsOf(spans, { plans, narrow }), [spans, plans, narrow]);
  const rows = sumHours(shifts, planned, spans);
  const sum = (valueOf: (row: EmployeeHours) => number) =>
    rows.reduce((all, row) => all + valueOf(row), 0);
  const total = formatHours(sum((row) => row.total));
  const hoursPlanned = formatHours(sum((row) => row.planned));
  const tips = formatMoney(
    sum((row) => row.tips),
    currency,
  );
  const ofSpans = Object.fromEntries(
    spans.map(({ key }, place) => [key, formatHours(sum((row) => row.minutes[place] ?? 0))]),
  );
  return (
    <Panel flush title={text.byEmployee}>
      <DataTable
        label={text.byEmployee}
        columns={columns}
        card={employeeCard}
        rows={rows}
        rowKey={({ employeeId }) => String(employeeId)}
        dense
        totals={{
          cells: {
            name: text.total,
            ...ofSpans,
            total,
            planned: hoursPlanned,
            tips,
          },
          card: {
            title: text.total,
            value: total,
            detail: `${plans ? `${text.planned(hoursPlanned)} · ` : ''}${text.tips} ${tips}`,
          },
        }}
      />
    </Panel>
  );
}

interface Room {
  /** True if hours are planned, which adds a column. */
  plans: boolean;
  narrow: boolean;
}

function columnsOf(
  spans: readonly HoursColumn[],
  { plans, narrow }: Room,
): Column<EmployeeHours>[] {
  return [
    { id: 'name', header: text.employee, cell: ({ name }) => name },
    ...spans.map(({ key, week }, place) => ({
      id: key,
      header: headerOf({ key, week }, narrow),
      numeric: true,
      cell: ({ minutes }: EmployeeHours) => hoursOrNothing(minutes[place] ?? 0),
    })),
    { id: 'total', header: text.total, numeric: true, cell: ({ total }) => <Total of={total} /> },
    ...(plans ? [plannedColumn] : []),
    { id: 'tips', header: text.tips, numeric: true, cell: ({ tips }) => <Tips amount={tips} /> },
  ];
}

function headerOf({ key, week }: HoursColumn, narrow: boolean): string {
  if (week) return formatShortDay(key);
  return narrow ? `${formatWeekday(key)} ${Number(key.slice(-2))}` : formatWeekDay(key);
}

const plannedColumn: Column<EmployeeHours> = {
  id: 'planned',
  header: text.plannedHours,
  numeric: true,
  cell: ({ planned }) => hoursOrNothing(planned),
};

function hoursOrNothing(minutes: number): string {
  return minutes === 0 ? '' : formatHours(minutes);
}

function Total({ of }: { of: number }) {
  return <strong>{formatHours(of)}</strong>;
}

function Tips({ amount }: { amount: number }) {
  const { currency } = useCurrentStore();
  return <>{formatMoney(amount, currency)}</>;
}

/** An employee as a card, for phones. */
function employeeCard({ name, total, planned, tips }: EmployeeHours): CardParts {
  return {
    title: name,
    value: formatHours(total),
    valueName: text.worked,
    detail: (
      <>
        {planned === 0 ? null : `${text.planned(formatHours(planned))} · `}
        {text.tips} <Tips amount={tips} />
      </>
    ),
  };
}
