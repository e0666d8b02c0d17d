import type { CustomerMonth } from '@counter/contract/analytics';
import { formatCount } from '@counter/contract/shared';
import { formatMonthName } from '../../../lib/time/calendar.ts';
import { ChartRange } from '../../../ui/display/chart/chart-range.ts';
import { StackedBars } from '../../../ui/display/chart/stacked-bars.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { text as analyticsText } from '../analytics.text.ts';
import { OverviewFigures } from '../overview-frame.tsx';
import { PerformanceTabs } from '../performance-tabs.tsx';
import { ChartSkeleton } from '../skeletons.tsx';
import {
  customerMonthCard,
  customerMonthColumns,
  monthName,
  monthLines,
} from './customer-columns.tsx';
import { CustomerFigures } from './customer-figures.tsx';
import { useCustomerMonths } from './customers.queries.ts';
import { customersText as text } from './customers.text.ts';
import { isEmptyMonth, shownMonths } from './shown-months.ts';

/** Performance: new, returning and lost customers by month. */
export function CustomersScreen() {
  const query = useCustomerMonths();
  return (
    <Page>
      <PageHeader title={analyticsText.performance} />
      <PerformanceTabs />
      <OverviewFigures name={text.name} query={query}>
        {(data) => (
          <ChartRange value={daysIn(shownMonths(data?.months ?? []))}>
            <CustomerFigures months={data?.months} />
            <Months months={data && shownMonths(data.months)} />
            <Definitions />
          </ChartRange>
        )}
      </OverviewFigures>
    </Page>
  );
}

/** Undefined while loading. */
type MonthsProps = { months: readonly CustomerMonth[] | undefined };

function Months({ months }: MonthsProps) {
  if (months?.every(isEmptyMonth)) {
    return (
      <Panel title={text.byMonth}>
        <EmptyState title={text.none} description={text.noneHelp} />
      </Panel>
    );
  }
  return (
    <>
      <Panel title={text.byMonth} description={months && daysIn(months)}>
        {months ? <Bars months={months} /> : <ChartSkeleton />}
      </Panel>
      <Panel flush>
        <DataTable
          label={text.byMonth}
          columns={customerMonthColumns}
          card={customerMonthCard}
          rows={months?.toReversed()}
          rowKey={({ month }) => month}
          skeletonRows={12}
        />
      </Panel>
    </>
  );
}

function daysIn(months: readonly CustomerMonth[]): string {
  const [first] = months;
  return first && months.length < monthsOfYear ? text.since(monthName(first)) : text.last12Months;
}

const monthsOfYear = 12;

const series = [
  { label: text.returning, tone: 'sales' },
  { label: text.new, tone: 'light' },
  { label: text.lost, tone: 'orders', below: true },
] as const;

function Bars({ months }: { months: readonly CustomerMonth[] }) {
  const [best] = months.toSorted((a, b) => b.newCustomers - a.newCustomers);
  return (
    <StackedBars
      name={text.byMonth}
      summary={best ? text.best(monthName(best), formatCount(best.newCustomers)) : ''}
      series={series}
      bars={months.map((month) => ({
        x: formatMonthName(`${month.month}-01`),
        values: [month.returningCustomers, month.newCustomers, month.lostCustomers],
      }))}
      lines={() => monthLines(months)}
    />
  );
}

function Definitions() {
  return (
    <Panel title={text.definitions} description={text.cancelled}>
      <Facts>
        <Fact name={text.new}>{text.newMeans}</Fact>
        <Fact name={text.returning}>{text.returningMeans}</Fact>
        <Fact name={text.lost}>{text.lostMeans}</Fact>
        <Fact name={text.orderedAgain}>{text.againMeans}</Fact>
      </Facts>
    </Panel>
  );
}
