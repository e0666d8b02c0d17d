import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** A query as far as it says why it failed. */
export interface FailingQuery {
  data: unknown;
  error: Error | null;
  failureReason: Error | null;
  refetch: () => Promise<unknown>;
}

/** Returns why the latest attempt of a query failed, also while it is tried again automatically. */
export function failureOf({ error, failureReason }: FailingQuery): Error | null {
  return error ?? failureReason;
}

/** Returns true if a query failed and there is nothing to show. */
export function isAbsent(query: FailingQuery): boolean {
  return query.data === undefined && failureOf(query) !== null;
}

interface FailedQueryProps {
  title: string;
  query: FailingQuery;
}

/** Says why a query's data can't be shown, from the first attempt that failed, with a way to try again. */
export function FailedQuery({ title, query }: FailedQueryProps) {
  // Trying again by hand needn't wait until it is tried again automatically.
  const { refetch } = query;
  return (
    <FailedToLoad title={title} query={{ error: failureOf(query), isFetching: false, refetch }} />
  );
}

interface FailedPanelProps extends FailedQueryProps {
  /** The title of the panel. */
  panel: string;
}

/** A panel whose data can't be shown. */
export function FailedPanel({ panel, ...failed }: FailedPanelProps) {
  return (
    <Panel title={panel}>
      <FailedQuery {...failed} />
    </Panel>
  );
}
