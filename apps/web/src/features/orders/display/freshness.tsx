import { Button } from '@mantine/core';
import { explainFailure } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/time/days.ts';
import { staleAfterMs, useLive } from '../../../lib/live.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../orders.text.ts';

interface FreshnessProps {
  query: {
    data: unknown;
    dataUpdatedAt: number;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
}

/** Says that the screen may be outdated, and since when. */
export function Freshness({ query }: FreshnessProps) {
  const { timeZone } = useCurrentStore();
  const offline = useLive().status === 'offline';
  const stale = useNow() - query.dataUpdatedAt > staleAfterMs;
  // Every screen already says that it is offline.
  if (offline || query.data === undefined || (!query.error && !stale)) return null;
  const updatedAt = formatTime(new Date(query.dataUpdatedAt).toISOString(), timeZone);
  return (
    <Notice
      tone="info"
      action={
        <Button variant="default" onClick={() => void query.refetch()}>
          {uiText.tryAgain}
        </Button>
      }
    >
      {text.staleWarning(updatedAt, query.error ? explainFailure(query.error) : null)}
    </Notice>
  );
}
