import type { WebStoreReport } from '@counter/contract/analytics';
import { writeShortDay } from '@counter/contract/shared';
import { CatchBoundary } from '@tanstack/react-router';
import { dates } from '../../../lib/time/date-format.ts';
import { StackedPanels } from '../../../ui/display/chart/stacked-panels.tsx';
import { ChartFailed } from '../sale-panels.tsx';
import { webStoreText as text } from './web-store.text.ts';

/** Visits and orders by day, as stacked charts. */
export function VisitsChart({ report: { days, totals } }: { report: WebStoreReport }) {
  const { visits, orders } = totals;
  const rate = orders > 0 ? text.orderForEvery(Math.round(visits / orders)) : text.noOrderYet;
  return (
    <CatchBoundary getResetKey={() => 'chart'} errorComponent={ChartFailed}>
      <StackedPanels
        name={text.visitsAndOrders}
        summary={text.summary(visits, orders, rate)}
        xLabel={text.day}
        points={days.map((one) => ({
          x: writeShortDay(one.day, dates()),
          upper: one.visits,
          lower: one.orders,
        }))}
        upper={{ label: text.steps.visits, format: String }}
        lower={{ label: text.steps.orders, format: String }}
      />
    </CatchBoundary>
  );
}
