import { formatCount } from '@counter/contract/shared';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { explainFailure } from '../../lib/problem.ts';
import classes from './more-rows.module.css';
import { PendingButton } from '../feedback/pending-button.tsx';
import { uiText } from '../ui.text.ts';
import { listsText } from './lists.text.ts';

export interface MoreRowsProps {
  /** The rows in plural: "orders". */
  what: string;
  list: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => Promise<unknown>;
  };
  shown: number;
  all: number;
}

/** Loads the next page before the person reaches its place. */
const shortlyBefore = { rootMargin: '400px' };

/**
 * The footer of an infinite list: how many rows are loaded, and a button for more. Pages load on scroll; after a
 * failure only the button retries.
 */
export function MoreRows({ what, list, shown, all }: MoreRowsProps) {
  const { ref, entry } = useIntersection(shortlyBefore);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const near = entry?.isIntersecting === true && hasNextPage;
  useEffect(() => {
    if (near && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [near, isFetching, isFetchNextPageError, fetchNextPage]);
  return (
    <div ref={ref} className={classes.more}>
      {isFetchNextPageError ? (
        <p role="alert">{listsText.moreNotLoaded(what, explainFailure(list.error))}</p>
      ) : null}
      <p className={classes.count} aria-live="polite">
        {listsText.shownOfAll(formatCount(shown), formatCount(all))}
      </p>
      {hasNextPage ? (
        <PendingButton
          variant="default"
          busy={list.isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {uiText.loadMore}
        </PendingButton>
      ) : null}
    </div>
  );
}
