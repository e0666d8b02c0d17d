import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';
import { explainFailure } from '../../lib/problem.ts';
import { Delayed } from '../../ui/delayed.tsx';
import classes from './store-absent.module.css';
import type { useStores } from './stores.queries.ts';

/** Instead of a screen: the stores are on their way, could not be read, or this one is not theirs. */
export function StoreAbsent({ list }: { list: ReturnType<typeof useStores> }) {
  return <Page>{contentOf(list)}</Page>;
}

function contentOf({ data, error, isFetching, refetch }: ReturnType<typeof useStores>) {
  if (data?.some(({ storeApproved }) => storeApproved)) return <NotYours />;
  if (data) return <NothingApproved />;
  if (error) {
    return (
      <FailedState
        title="Your stores could not be loaded"
        cause={explainFailure(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <Delayed>
      <div className={classes.loading}>
        <Skeleton width={220} height={28} />
        <Skeleton height={96} />
        <Skeleton height={280} />
      </div>
    </Delayed>
  );
}

function NotYours() {
  return (
    <EmptyState
      title="This store is not open to you"
      description="The address names a store you do not belong to, or one that is not approved yet."
      action={<LinkButton to="/dashboard/app">Go to your store</LinkButton>}
    />
  );
}

function NothingApproved() {
  return (
    <EmptyState
      title="None of your stores is approved"
      description="As soon as the marketplace has approved one, its orders appear here."
    />
  );
}
