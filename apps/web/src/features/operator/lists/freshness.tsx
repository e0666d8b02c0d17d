import { Button } from '@mantine/core';
import { explainFailure } from '../../../lib/api.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { failureOf, type FailingQuery } from '../failed-query.tsx';
import { useIsOnline } from '@counter/browser/online';
import { Instant } from '../when.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { listsText } from './lists.text.ts';

interface FreshnessProps {
  /** All queries of the screen. */
  queries: readonly (FailingQuery & { dataUpdatedAt: number })[];
}

/** Says that the screen could not be refreshed, and since when. */
export function Freshness({ queries }: FreshnessProps) {
  const online = useIsOnline();
  const stale = queries.filter((query) => query.data !== undefined && failureOf(query) !== null);
  const [oldest] = stale.toSorted((one, other) => one.dataUpdatedAt - other.dataUpdatedAt);
  // Every screen already says that it is offline.
  if (!online || !oldest) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button
          variant="default"
          onClick={() => void Promise.all(stale.map(async ({ refetch }) => refetch()))}
        >
          {uiText.tryAgain}
        </Button>
      }
    >
      {listsText.staleWarning(
        <Instant at={new Date(oldest.dataUpdatedAt).toISOString()} inSentence />,
        explainFailure(failureOf(oldest)),
      )}
    </Notice>
  );
}
