import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/problem.ts';
import { Notice } from '../feedback/notice.tsx';
import { Panel, type PanelProps } from '../layout/panel.tsx';
import { FailedToLoad } from '../feedback/loaded.tsx';
import { listsText } from './lists.text.ts';

/** The state of a list's query. */
interface ListQuery {
  /** Undefined until it has loaded once. */
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface ListPanelProps extends Omit<PanelProps, 'flush'> {
  /** The rows in plural: "expenses". */
  what: string;
  query: ListQuery;
  /** The list's `Filters`, always visible. */
  filters?: ReactNode;
  /** The table with its pagination and drawers. */
  children: ReactNode;
}

/** The frame of every list: its title, filters and rows, and the error if loading or reloading fails. */
export function ListPanel({ what, query, filters, children, ...panel }: ListPanelProps) {
  const { data, error } = query;
  return (
    <Panel flush {...panel}>
      {error && data !== undefined ? (
        <Notice tone="info">{listsText.staleWarning(what, explainFailure(error))}</Notice>
      ) : null}
      {filters}
      {error && data === undefined ? (
        <FailedToLoad title={listsText.notLoaded(what)} query={query} />
      ) : (
        children
      )}
    </Panel>
  );
}
