import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** The part of a query that explains its failure. */
export interface FailingQuery {
  data: unknown;
  error: Error | null;
  failureReason: Error | null;
  refetch: () => Promise<unknown>;
}

/** Returns the error of a query's latest attempt, also during automatic retries. */
export function failureOf({ error, failureReason }: FailingQuery): Error | null {
  return error ?? failureReason;
}

/** Returns true if a query failed and has no data. */
export function isAbsent(query: FailingQuery): boolean {
  return query.data === undefined && failureOf(query) !== null;
}

interface FailedQueryProps {
  title: string;
  query: FailingQuery;
}

/** Shows a query's error after the first failed attempt, with a button to retry. */
export function FailedQuery({ title, query }: FailedQueryProps) {
  // People can retry without waiting for the automatic retry.
  const { refetch } = query;
  return (
    <FailedToLoad title={title} query={{ error: failureOf(query), isFetching: false, refetch }} />
  );
}

interface FailedPanelProps extends FailedQueryProps {
  /** The title of the panel. */
  panel: string;
}

/** A panel for data that couldn't be loaded. */
export function FailedPanel({ panel, ...failed }: FailedPanelProps) {
  return (
    <Panel title={panel}>
      <FailedQuery {...failed} />
    </Panel>
  );
}
