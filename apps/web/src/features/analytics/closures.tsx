import type { Availability, Closure, PerformanceOverview } from '@counter/contract/analytics';
import { dayAt, formatMoney } from '@counter/contract/shared';
import { useMemo } from 'react';
import { formatInstant, formatTime } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { describeDuration } from '../../ui/forms/durations.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import classes from './overview.module.css';
import { describeCause } from './overview-words.ts';
import { text } from './analytics.text.ts';

interface ClosuresProps {
  /** Undefined while loading. */
  overview: PerformanceOverview | undefined;
}

/** Lists the closures within working hours, with their estimated cost. */
export function Closures({ overview }: ClosuresProps) {
  const { timeZone, currency } = useCurrentStore();
  const columns = useMemo(() => columnsOf(timeZone, currency), [timeZone, currency]);
  return (
    <Panel
      title={text.closures}
      description={overview ? summarize(overview.availability, currency) : ' '}
      flush
    >
      <DataTable
        label={text.closures}
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
        empty={<EmptyState title={text.noClosures} description={text.noClosuresHelp} />}
      />
    </Panel>
  );
}

function summarize(
  { closureCount, closures, cost, untold }: Availability,
  currency: string,
): string {
  if (closureCount === 0) return text.noneInPeriod;
  const shown = closures.length < closureCount ? text.latestBelow(closures.length) : '';
  const count = text.closureCount(closureCount);
  if (untold === closureCount) return text.costUnknownSummary(count, shown);
  const rest = untold > 0 ? text.notCountingHint(untold) : '';
  return text.costSummary(count, shown, moneyInSentence(cost, currency), rest);
}

function columnsOf(timeZone: string, currency: string): Column<Closure>[] {
  return [
    { id: 'when', header: text.when, width: 232, cell: (closure) => whenOf(closure, timeZone) },
    {
      id: 'length',
      header: text.timeLostColumn,
      width: 96,
      cell: ({ minutes }) => describeDuration(minutes * 60_000),
    },
    { id: 'cause', header: text.reasonColumn, cell: describeCause },
    {
      id: 'cost',
      header: text.estimatedCost,
      numeric: true,
      width: 120,
      cell: (closure) => costOf(closure, currency),
    },
  ];
}

function costOf({ cost }: Closure, currency: string) {
  if (cost === null) return <span className={classes.muted}>{text.notEnoughData}</span>;
  return formatMoney(cost, currency);
}

function whenOf({ from, to }: Closure, timeZone: string): string {
  const start = formatInstant(from, timeZone);
  if (to === null) return text.stillClosed(start);
  const sameDay = dayAt(new Date(from), timeZone) === dayAt(new Date(to), timeZone);
  return text.startToEnd(start, sameDay ? formatTime(to, timeZone) : formatInstant(to, timeZone));
}
