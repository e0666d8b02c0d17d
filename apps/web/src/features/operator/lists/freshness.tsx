import { Button } from '@mantine/core';
import { explainFailure } from '../../../lib/api.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useIsOnline } from '../use-is-online.ts';
import { Instant } from '../when.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { listsText } from './lists.text.ts';

interface FreshnessProps {
  query: {
    data: unknown;
    dataUpdatedAt: number;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
}

/** Tells that the screen could not be refreshed, and since when. */
export function Freshness({ query }: FreshnessProps) {
  const online = useIsOnline();
  // Being offline is said above every screen already.
  if (!online || query.data === undefined || !query.error) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="default" onClick={() => void query.refetch()}>
          {uiText.tryAgain}
        </Button>
      }
    >
      {listsText.staleWarning(
        <Instant at={new Date(query.dataUpdatedAt).toISOString()} inSentence />,
        explainFailure(query.error),
      )}
    </Notice>
  );
}
