import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/problem.ts';
import { Notice } from '../feedback/notice.tsx';
import { Panel, type PanelProps } from '../layout/panel.tsx';
import { FailedToLoad } from '../feedback/loaded.tsx';
import { listsText } from './lists.text.ts';

/** The state of a list's query. */
interface ListQuery {
  /** Undefined until it was read for the first time. */
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface ListPanelProps extends Omit<PanelProps, 'flush'> {
  /** The listed things: "expenses". */
  what: string;
  query: ListQuery;
  /** The list's `Filters`. Always visible. */
  filters?: ReactNode;
  /** The table with its pages below it, and what opens from it. */
  children: ReactNode;
}

/**
 * The frame of every list: its name, what narrows it, and the rows; or why they could not be read, or not
 * be read again.
 */
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
