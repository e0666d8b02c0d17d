import type { FinancialOverview, PerformanceOverview } from '@counter/contract/analytics';
import { memo } from 'react';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import type { ChartPoint } from '../../ui/display/chart/types.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import classes from './overview.module.css';
import { isOneDay, salePoints, summarizeOverview, wordsOf } from './overview-words.ts';
import { SalePanels } from './sale-panels.tsx';
import { ChartSkeleton } from './skeletons.tsx';
import { text } from './analytics.text.ts';

type Shown = Pick<
  FinancialOverview,
  'duration' | 'from' | 'to' | 'compared' | 'currency' | 'totals'
> & {
  readonly sale: FinancialOverview['saleData'];
  readonly before?: FinancialOverview['before'];
  /** Fees and earnings of the same hours or days, if shown. */
  readonly earnings?: PerformanceOverview['earnings'];
};

interface OverviewSaleProps {
  title: string;
  /** Undefined while loading. */
  shown: Shown | undefined;
  bars?: boolean;
}

/** Sales and orders in a range, by hour or day. Memoized: charts rerender only if their data changes. */
export const OverviewSale = memo(function OverviewSale({ title, shown, bars }: OverviewSaleProps) {
  return (
    <Panel title={title} description={shown && describeEarnings(shown)}>
      <div className={classes.sale}>
        {shown ? <Sale title={title} shown={shown} bars={bars ?? false} /> : <ChartSkeleton />}
      </div>
    </Panel>
  );
});

/** Describes the earnings and fees in the sales; undefined if fees aren't shown. */
function describeEarnings({ earnings, currency }: Shown): string | undefined {
  if (!earnings || earnings.length === 0) return undefined;
  const sum = (of: 'fees' | 'earnings'): string =>
    moneyInSentence(
      earnings.reduce((total, row) => total + row[of], 0),
      currency,
    );
  return text.feesAndEarnings(sum('fees'), sum('earnings'));
}

function Sale({ title, shown, bars }: OverviewSaleProps & { shown: Shown; bars: boolean }) {
  const points = withEarnings(salePoints(shown.sale), shown.earnings ?? []);
  if (points.length === 0) return <NoOrders shown={shown} />;
  return (
    <SalePanels
      name={title}
      summary={summarizeOverview(shown)}
      xLabel={isOneDay(shown) ? text.hour : text.day}
      points={points}
      currency={shown.currency}
      bars={bars}
      withEarnings={shown.earnings !== undefined}
    />
  );
}

/** Adds fees and earnings to the points. The points may start with hours before the first sale. */
function withEarnings(
  points: readonly ChartPoint[],
  earnings: PerformanceOverview['earnings'],
): ChartPoint[] {
  const before = points.length - earnings.length;
  return points.map((point, index) => {
    const { fees = 0, earnings: earned = 0 } = earnings[index - before] ?? {};
    return { ...point, more: [fees, earned] };
  });
}

function NoOrders({ shown }: { shown: Shown }) {
  return (
    <div className={classes.middle}>
      <EmptyState
        title={text.noOrdersInPeriod}
        description={text.noSalesHelp(wordsOf(shown).during)}
      />
    </div>
  );
}
