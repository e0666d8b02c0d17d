import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { text } from './settings.text.ts';

export interface Reading<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: (options?: { throwOnError: boolean }) => Promise<{ data: Data | undefined }>;
}

interface SettingsLoadedProps<Data> {
  /** The loaded part: "The tax rate and the pickup instructions". */
  what: string;
  query: Reading<Data>;
  /** The heights of the panels' placeholders, in pixels. */
  heights: readonly number[];
  /** `reread` refetches what somebody else has saved. */
  children: (data: Data, reread: () => Promise<Data>) => ReactNode;
}

/** Shows settings once they have loaded; until then placeholders, or the error. */
export function SettingsLoaded<Data>(props: SettingsLoadedProps<Data>) {
  const { what, query, heights, children } = props;
  const { data, error, refetch } = query;
  if (data === undefined && error === null) {
    return (
      <Delayed>
        {heights.map((height) => (
          <Panel key={height}>
            <Skeleton height={height} />
          </Panel>
        ))}
      </Delayed>
    );
  }
  if (data === undefined) {
    return (
      <Panel>
        <FailedToLoad title={text.notLoaded(what)} query={query} />
      </Panel>
    );
  }
  return (
    <>
      {error ? (
        <Notice tone="info">{text.notRefreshedWarning(what, explainFailure(error))}</Notice>
      ) : null}
      {children(data, async () => (await refetch({ throwOnError: true })).data ?? data)}
    </>
  );
}
