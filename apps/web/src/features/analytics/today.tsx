import { Button } from '@mantine/core';
import { explainFailure } from '../../lib/api.ts';
import { formatTime } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FailedState } from '../../ui/states.tsx';
import { useTodayStats, type TodayQuery } from './analytics.queries.ts';
import { TodayFigures } from './today-figures.tsx';
import { HighlyPaidCustomers, TopSellingItems } from './today-lists.tsx';
import { TodaySale } from './today-sale.tsx';
import classes from './today.module.css';

/** The store's today: four figures, the sale by the hour, the best customers and items. */
export function Today() {
  const query = useTodayStats();
  const { data: stats, day, hour, isFetching, isStale } = query;
  if (!stats && query.error) return <NothingLoaded query={query} cause={query.error} />;
  return (
    <>
      {stats && isStale ? <Outdated query={query} /> : null}
      <div
        className={classes.today}
        aria-busy={!stats}
        data-refetching={stats !== undefined && isFetching}
        data-stale={stats !== undefined && isStale}
      >
        <TodayFigures stats={stats} day={day} />
        <div className={classes.blocks}>
          <TodaySale stats={stats} day={day} hour={hour} />
          <div className={classes.lists}>
            <HighlyPaidCustomers stats={stats} />
            <TopSellingItems stats={stats} />
          </div>
        </div>
      </div>
    </>
  );
}

/** One failure for all the blocks: they come from one answer. */
function NothingLoaded({ query, cause }: { query: TodayQuery; cause: Error }) {
  return (
    <Panel>
      <FailedState
        title="Today's figures could not be loaded"
        cause={explainFailure(cause)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    </Panel>
  );
}

function Outdated({ query }: { query: TodayQuery }) {
  const { timeZone } = useCurrentStore();
  const updatedAt = formatTime(new Date(query.dataUpdatedAt).toISOString(), timeZone);
  const cause = query.error ?? query.failureReason;
  return (
    <Notice
      tone="info"
      action={
        <Button
          variant="default"
          size="xs"
          aria-disabled={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {query.isFetching ? 'Trying again…' : 'Try again'}
        </Button>
      }
    >
      These figures are from {updatedAt}. {cause ? explainFailure(cause) : null}
    </Notice>
  );
}
