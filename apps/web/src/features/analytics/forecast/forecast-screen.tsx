import type { Forecast } from '@counter/contract/analytics';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TabLinks } from '../../../ui/layout/tabs.tsx';
import { formatWeekDay } from '../../../lib/time/calendar.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { OverviewFigures } from '../overview-frame.tsx';
import { ExpectedItems, ExpectedOrders } from './expected-day.tsx';
import { useForecast } from './forecast.queries.ts';
import type { ForecastSearch } from './forecast-search.ts';
import { forecastText as text } from './forecast.text.ts';
import classes from '../overview.module.css';

/** The orders and items to expect on each of the next seven days. */
export function ForecastScreen({ search }: { search: ForecastSearch }) {
  const query = useForecast();
  const { can } = useCurrentStore();
  const isStale = query.isRefetchError || query.failureCount > 0;
  return (
    <Page>
      <PageHeader
        title={text.title}
        description={text.pageHelp}
        back={
          can('analytics:read') ? (
            <BackArrow to="/dashboard/analytics" label={text.backToPerformance} />
          ) : null
        }
      />
      <OverviewFigures name={text.name} query={{ ...query, isStale }}>
        {(forecast) => <Days forecast={forecast} chosen={search.day} />}
      </OverviewFigures>
    </Page>
  );
}

interface DaysProps {
  /** Undefined while loading. */
  forecast: Forecast | undefined;
  chosen: string | undefined;
}

function Days({ forecast, chosen }: DaysProps) {
  if (forecast && forecast.daysMissing > 0) return <TooEarly days={forecast.daysMissing} />;
  const shown = forecast?.days.find(({ day }) => day === chosen) ?? forecast?.days[0];
  return (
    <>
      {forecast ? <DayTabs forecast={forecast} shown={shown?.day} /> : null}
      <div className={classes.even}>
        <ExpectedOrders day={shown} accuracy={forecast?.accuracy ?? null} />
        <ExpectedItems day={shown} />
      </div>
    </>
  );
}

function DayTabs({ forecast, shown }: { forecast: Forecast; shown: string | undefined }) {
  const [tomorrow] = forecast.days;
  return (
    <TabLinks
      label={text.days}
      tabs={forecast.days.map(({ day, expected }) => ({
        label: day === tomorrow?.day ? text.tomorrow : formatWeekDay(day),
        ...(expected && { count: expected.orders }),
        active: day === shown,
        link: {
          to: '/dashboard/forecast',
          search: { day: day === tomorrow?.day ? undefined : day },
        },
      }))}
    />
  );
}

function TooEarly({ days }: { days: number }) {
  return (
    <Panel>
      <EmptyState
        title={text.tooEarly}
        description={days === 1 ? text.oneMoreDay : text.moreDays(days)}
      />
    </Panel>
  );
}
