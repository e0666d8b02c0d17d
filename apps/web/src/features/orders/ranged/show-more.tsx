import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import classes from '../orders.module.css';
import { text } from '../orders.text.ts';

interface ShowMoreProps {
  query: { isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Loads the next page of a list. */
export function ShowMore({ query }: ShowMoreProps) {
  return (
    <div className={classes.more}>
      <PendingButton
        variant="default"
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {text.showMore}
      </PendingButton>
    </div>
  );
}
