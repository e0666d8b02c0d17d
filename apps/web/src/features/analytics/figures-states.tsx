import { Button } from '@mantine/core';
import { explainFailure } from '../../lib/api.ts';
import { formatTime } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { FiguresQuery } from './analytics.queries.ts';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './analytics.text.ts';

/** One error for all panels of a screen, because they share a query. */
export function NothingLoaded({ title, query }: { title: string; query: FiguresQuery }) {
  return (
    <Panel>
      <FailedToLoad title={title} query={query} />
    </Panel>
  );
}

/** Says since when the figures are outdated, and why. */
export function Outdated({ query }: { query: FiguresQuery }) {
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
          {query.isFetching ? uiText.tryingAgain : uiText.tryAgain}
        </Button>
      }
    >
      {text.staleWarning(updatedAt, cause ? explainFailure(cause) : null)}
    </Notice>
  );
}
