import { useMemo } from 'react';
import type { RangeSearch } from '../../lib/url/range-search.ts';
import { ChartRange } from '../../ui/display/chart/chart-range.ts';
import { AvailabilityPanel } from './availability-panel.tsx';
import { BusiestHours } from './busiest-hours.tsx';
import { Cancellations } from './cancellations.tsx';
import { Closures } from './closures.tsx';
import { OverviewFigures, OverviewScreen, type OverviewAsked } from './overview-frame.tsx';
import classes from './overview.module.css';
import { daysInWords } from './overview-words.ts';
import { OverviewSale } from './overview-sale.tsx';
import { usePerformanceOverview } from './overviews.queries.ts';
import { PerformanceFigures } from './performance-figures.tsx';
import { PerformanceTabs } from './performance-tabs.tsx';
import { HighlyPaidCustomers, TopSellingItems } from './today-lists.tsx';
import { text } from './analytics.text.ts';

/** Performance: how reliably the store sold, and to whom. */
export function PerformanceScreen({ search }: { search: RangeSearch }) {
  return (
    <OverviewScreen title={text.performance} search={search} tabs={<PerformanceTabs />}>
      {(asked) => <Performance asked={asked} />}
    </OverviewScreen>
  );
}

function Performance({ asked }: { asked: OverviewAsked }) {
  const query = usePerformanceOverview(asked);
  const { data } = query;
  const shown = useMemo(() => data && { ...data, sale: data.todaysSale }, [data]);
  return (
    <OverviewFigures name={text.performanceName} query={query}>
      {(overview) => (
        <ChartRange value={overview && daysInWords(overview)}>
          <PerformanceFigures overview={overview} />
          <div className={classes.wide}>
            <OverviewSale title={text.salesAndOrders} shown={shown} />
            <AvailabilityPanel availability={overview?.availability} />
          </div>
          <div className={classes.wide}>
            <Closures overview={overview} />
            <Cancellations overview={overview} />
          </div>
          <BusiestHours overview={overview} />
          <div className={classes.even}>
            <HighlyPaidCustomers stats={overview} />
            <TopSellingItems stats={overview} />
          </div>
        </ChartRange>
      )}
    </OverviewFigures>
  );
}
