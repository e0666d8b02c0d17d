import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import type { useDeals } from './deals.queries.ts';
import classes from './deals.module.css';
import { text } from './deals.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Loads the next page shortly before it is scrolled into view. */
const shortlyBefore = { rootMargin: '400px' };

/** Loads more deals on scrolling or by button; after a failure, only by button. */
export function MoreDeals({ list }: { list: ReturnType<typeof useDeals> }) {
  const { ref, entry } = useIntersection(shortlyBefore);
  const { isFetching, isFetchNextPageError, fetchNextPage } = list;
  const near = entry?.isIntersecting === true;
  useEffect(() => {
    if (near && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [near, isFetching, isFetchNextPageError, fetchNextPage]);
  return (
    <div ref={ref} className={classes.more}>
      {isFetchNextPageError ? (
        <p role="alert">{text.moreDealsNotLoaded(explainFailure(list.error))}</p>
      ) : null}
      <PendingButton
        variant="default"
        busy={list.isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {uiText.loadMore}
      </PendingButton>
    </div>
  );
}
