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

/** Says why a query's data could not be read, with a way to try again. */
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
  /** `data` is undefined until it was read for the first time. */
  query: FailedQuery & { readonly data: Data | undefined };
  /** The title if it could not be read: "Your devices couldn't be loaded". */
  failed?: string | undefined;
  /** Holds the place of the data while it is read. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows what was read; before that, a placeholder, or why it could not be read and a way to try again. */
export function Loaded<Data>({ query, failed, waiting, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailedToLoad title={failed} query={query} />;
  return <Delayed>{waiting}</Delayed>;
}
