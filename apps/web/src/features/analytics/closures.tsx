import type { Availability, Closure, PerformanceOverview } from '@counter/contract/analytics';
import { dayAt, formatMoney } from '@counter/contract/shared';
import { useMemo } from 'react';
import { formatInstant, formatTime } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { describeDuration } from '../../ui/forms/durations.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import classes from './overview.module.css';
import { describeCause } from './overview-words.ts';

interface ClosuresProps {
  /** Undefined while loading. */
  overview: PerformanceOverview | undefined;
}

/** When the store took no orders although its hours say it works, and what that is estimated to have cost. */
export function Closures({ overview }: ClosuresProps) {
  const { timeZone, currency } = useCurrentStore();
  const columns = useMemo(() => columnsOf(timeZone, currency), [timeZone, currency]);
  return (
    <Panel
      title="Closures"
      description={overview ? summarize(overview.availability, currency) : ' '}
      flush
    >
      <DataTable
        label="Closures"
        columns={columns}
        rows={overview?.availability.closures}
        rowKey={({ from, cause }) => `${from} ${cause}`}
        card={(closure) => ({
          title: whenOf(closure, timeZone),
          detail: describeCause(closure),
          value: costOf(closure, currency),
          note: describeDuration(closure.minutes * 60_000),
        })}
        skeletonRows={4}
        empty={
          <EmptyState
            title="No closures"
            description="The store took orders throughout its working hours."
          />
        }
      />
    </Panel>
  );
}

function summarize(
  { closureCount, closures, cost, untold }: Availability,
  currency: string,
): string {
  if (closureCount === 0) return 'None in this time';
  const shown = closures.length < closureCount ? `, the latest ${closures.length} below` : '';
  const count = closureCount === 1 ? '1 closure' : `${closureCount} closures`;
  if (untold === closureCount) return `${count}${shown}. Not enough data to tell what that cost.`;
  const rest = untold > 0 ? `, without ${untold} that cannot be told` : '';
  return `${count}${shown}. Estimated to have cost ${moneyInSentence(cost, currency)}${rest}, by what the same hours sold in the eight weeks before.`;
}

function columnsOf(timeZone: string, currency: string): Column<Closure>[] {
  return [
    { id: 'when', header: 'When', cell: (closure) => whenOf(closure, timeZone) },
    {
      id: 'length',
      header: 'Working time lost',
      width: 136,
      cell: ({ minutes }) => describeDuration(minutes * 60_000),
    },
    { id: 'cause', header: 'Why', cell: describeCause },
    {
      id: 'cost',
      header: 'Estimated cost',
      numeric: true,
      width: 136,
      cell: (closure) => costOf(closure, currency),
    },
  ];
}

function costOf({ cost }: Closure, currency: string) {
  if (cost === null) return <span className={classes.muted}>not enough data</span>;
  return formatMoney(cost, currency);
}

function whenOf({ from, to }: Closure, timeZone: string): string {
  const start = formatInstant(from, timeZone);
  if (to === null) return `${start}, still closed`;
  const sameDay = dayAt(new Date(from), timeZone) === dayAt(new Date(to), timeZone);
  return `${start} to ${sameDay ? formatTime(to, timeZone) : formatInstant(to, timeZone)}`;
}
