import { formatCount } from '@counter/contract/shared';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { explainFailure } from '../../lib/problem.ts';
import classes from './more-rows.module.css';
import { PendingButton } from '../feedback/pending-button.tsx';
import { uiText } from '../ui.text.ts';
import { listsText } from './lists.text.ts';

export interface MoreRowsProps {
  /** The kind of rows: "orders". */
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

/** A page is asked for before its place is reached, so that nobody waits for it. */
const shortlyBefore = { rootMargin: '400px' };

/**
 * The foot of a list that grows: how much of it is there, and the rest, which comes as one scrolls or
 * with the button. After a failure it comes with the button alone.
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
