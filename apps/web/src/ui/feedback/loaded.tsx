import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/problem.ts';
import { Delayed } from './delayed.tsx';
import { FailedState } from './states.tsx';

interface FailedQuery {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface FailedToLoadProps {
  title?: string | undefined;
  query: FailedQuery;
}

/** Explains why a query failed, with a button to retry. */
export function FailedToLoad({ title, query }: FailedToLoadProps) {
  return (
    <FailedState
      title={title}
      cause={explainFailure(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

interface LoadedProps<Data> {
  /** `data` is undefined until it has loaded once. */
  query: FailedQuery & { readonly data: Data | undefined };
  /** The title if loading fails: "Your devices couldn't be loaded". */
  failed?: string | undefined;
  /** The placeholder while the data loads. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows loaded data. Until then it shows a placeholder, or the error with a button to retry. */
export function Loaded<Data>({ query, failed, waiting, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailedToLoad title={failed} query={query} />;
  return <Delayed>{waiting}</Delayed>;
}
