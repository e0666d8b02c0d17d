import {
  feedbackPageSize,
  feedbackStatuses,
  feedbackStatusLabel,
  stars,
  starWords,
} from '@counter/contract/feedback';
import { useMemo, type ReactNode } from 'react';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { FilterChoice, Filters } from '../../../ui/lists/filters.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { StarDrawing } from '../../../ui/display/drawings/star.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { useListView } from '../../views/index.ts';
import { NoMatches, ShareWebStore } from '../feedback-empty.tsx';
import type { ReviewsSearch } from '../feedback-search.ts';
import { useReviews } from '../feedback.queries.ts';
import { RatingPanel } from './rating-panel.tsx';
import { narrowReviewColumns, reviewCard, reviewColumns } from './review-columns.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { text } from '../feedback.text.ts';
import { text as reviewsText } from './reviews.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const viewFilters = ['status', 'rating'] as const;

/** Lists the reviews, latest first; opening one in the dialog marks it as read. */
export function ReviewsScreen({ search }: { search: ReviewsSearch }) {
  const { status, rating, page = 1, open } = search;
  const address = useListAddress(search);
  const query = useReviews({ status, rating }, page);
  const narrow = useIsNarrow();
  const columns = useMemo(
    () => (narrow ? narrowReviewColumns : reviewColumns)(address.rows.onOpen),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opening depends on the address alone
    [search, narrow],
  );
  const view = useListView({
    list: 'reviews',
    label: text.productReviews,
    columns,
    search,
    filters: viewFilters,
    onChoose: address.update,
  });
  return (
    <>
      {query.data ? <RatingPanel counts={query.data.counts} /> : null}
      <ListPanel
        what="reviews"
        query={query}
        filters={<ReviewFilters search={search} views={view.controls} />}
      >
        <DataTable
          label={text.productReviews}
          columns={view.columns}
          card={(review) => reviewCard(review, address.rows.onOpen)}
          rows={view.ready ? query.data?.content : undefined}
          {...address.rows}
          twoLines
          refetching={query.isPlaceholderData}
          skeletonRows={feedbackPageSize}
          empty={
            status || rating || page > 1 ? (
              <NoMatches
                what="review"
                onClear={() => address.update({ status: undefined, rating: undefined })}
              />
            ) : (
              <None />
            )
          }
          footer={
            <Pagination
              page={page}
              pageSize={feedbackPageSize}
              total={query.data?.totalElements}
              onPage={address.turnTo}
            />
          }
        />
      </ListPanel>
      {open === undefined ? null : (
        <ReviewDialog key={open} id={open} onClose={() => address.close()} />
      )}
    </>
  );
}

const statuses = feedbackStatuses.map((value) => ({ value, label: feedbackStatusLabel(value) }));
const ratings = stars.toReversed().map((one) => ({ value: String(one), label: starWords(one) }));

interface ReviewFiltersProps {
  search: ReviewsSearch;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

function ReviewFilters({ search, views }: ReviewFiltersProps) {
  const { status, rating } = search;
  const { update } = useListAddress(search);
  return (
    <Filters views={views} set={[status, rating]} done={reviewsText.showReviews}>
      <FilterChoice
        label={uiText.status}
        all={uiText.allStatuses}
        value={status}
        options={statuses}
        onChoose={(chosen) => update({ status: chosen })}
      />
      <FilterChoice
        label={reviewsText.rating}
        all={reviewsText.allRatings}
        value={rating && String(rating)}
        options={ratings}
        onChoose={(chosen) => update({ rating: stars.find((one) => String(one) === chosen) })}
      />
    </Filters>
  );
}

function None() {
  return (
    <EmptyState
      drawing={<StarDrawing large />}
      title={reviewsText.noReviewsYet}
      description={reviewsText.noReviewsHelp}
      action={<ShareWebStore />}
    />
  );
}
