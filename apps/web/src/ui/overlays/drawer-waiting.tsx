import { ApiProblem, explainFailure } from '../../lib/api.ts';
import classes from './drawer-waiting.module.css';
import { Skeleton } from '../feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../feedback/states.tsx';
import { overlaysText } from './overlays.text.ts';

interface DrawerWaitingProps {
  /** The drawer's item in a sentence: `order`. */
  what: string;
  query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Replaces a drawer's content while it loads, if it doesn't exist, or if loading failed. */
export function DrawerWaiting({ what, query }: DrawerWaitingProps) {
  const { error } = query;
  if (!error) return <DrawerOutline />;
  if (error instanceof ApiProblem && error.status === 404)
    return <EmptyState title={overlaysText.notFound(what)} description={error.message} />;
  return (
    <FailedState
      title={overlaysText.notLoaded(what)}
      cause={explainFailure(error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The placeholder for a drawer's content. */
export function DrawerOutline() {
  return (
    <div className={classes.outline} aria-busy>
      {lines.map((line) => (
        <Skeleton key={line} height={20} />
      ))}
    </div>
  );
}
