import type { FinancialOverview } from '@counter/contract/analytics';
import { memo } from 'react';
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
};

interface OverviewSaleProps {
  title: string;
  /** Undefined while loading. */
  shown: Shown | undefined;
  bars?: boolean;
}

/** Sales and orders of a range of days, by hour or day. Drawn anew only when something in it changed. */
export const OverviewSale = memo(function OverviewSale({ title, shown, bars }: OverviewSaleProps) {
  return (
    <Panel title={title}>
      <div className={classes.sale}>
        {shown ? <Sale title={title} shown={shown} bars={bars ?? false} /> : <ChartSkeleton />}
      </div>
    </Panel>
  );
});

function Sale({ title, shown, bars }: OverviewSaleProps & { shown: Shown; bars: boolean }) {
  const points = salePoints(shown.sale);
  if (points.length === 0) return <NoOrders shown={shown} />;
  return (
    <SalePanels
      name={title}
      summary={summarizeOverview(shown)}
      xLabel={isOneDay(shown) ? text.hour : text.day}
      points={points}
      currency={shown.currency}
      bars={bars}
    />
  );
}

function NoOrders({ shown }: { shown: Shown }) {
  return (
    <div className={classes.middle}>
      <EmptyState
        title={text.noOrdersInThisTime}
        description={text.nothingWasSoldFirstOrder(wordsOf(shown).during)}
      />
    </div>
  );
}
