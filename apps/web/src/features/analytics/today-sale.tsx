import type { TodayStats } from '@counter/contract/analytics';
import { memo } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { hourPoints, summarizeSale } from './hours.ts';
import { SaleFacts } from './sale-facts.tsx';
import { SalePanels } from './sale-panels.tsx';
import { ChartSkeleton } from './skeletons.tsx';
import classes from './today-sale.module.css';
import { text } from './analytics.text.ts';

interface SaleProps {
  stats: TodayStats;
  /** The store's local day, `YYYY-MM-DD`, and hour, 0 to 23. */
  day: string;
  hour: number;
}

type TodaySaleProps = Omit<SaleProps, 'stats'> & {
  /** Undefined while loading. */
  stats: TodayStats | undefined;
};

/** Today's sales and orders by hour. Memoized: charts rerender only if their data changes. */
export const TodaySale = memo(function TodaySale({ stats, day, hour }: TodaySaleProps) {
  return (
    <Panel title={text.todaysSale}>
      <div className={classes.sale}>
        {stats ? <Sale stats={stats} day={day} hour={hour} /> : <ChartSkeleton />}
      </div>
    </Panel>
  );
});

function Sale({ stats, day, hour }: SaleProps) {
  const points = hourPoints(stats.todaysSale, hour);
  if (points.length === 0) return <NoSale />;
  return (
    <>
      <SalePanels
        name={text.todaysSale}
        summary={summarizeSale(stats)}
        xLabel={text.hour}
        points={points}
        currency={stats.currency}
      />
      <SaleFacts stats={stats} day={day} />
    </>
  );
}

function NoSale() {
  return (
    <div className={classes.empty}>
      <EmptyState title={text.noDataAvailable} description={text.noSalesTodayHelp} />
    </div>
  );
}
