import { reportStates, type ReportedReview } from '@counter/contract/feedback';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { StarDrawing } from '../../../ui/display/drawings/star.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { stateIn, type Search } from '../lists/list-search.ts';
import { reportWords } from '../words.ts';
import { reviewCard, reviewColumns } from './review-columns.tsx';
import { ReviewDrawer } from './review-drawer.tsx';
import { useReportedReviews } from './reviews.queries.ts';
import { text } from '../operator.text.ts';
import { reviewsText } from './reviews.text.ts';

const filters = [
  { label: text.all, state: undefined },
  ...reportStates.map((state) => ({ label: reportWords[state].label, state })),
];

/** The reviews that stores reported, with the decision on each. */
export function ReviewsScreen({ search }: { search: Search }) {
  const state = stateIn(reportStates, search);
  const address = useListAddress<Search>({ ...search, state });
  const query = useReportedReviews({ search: search.search, state, page: search.page });
  return (
    <>
      <ListScreen
        list="reviews"
        title={text.reviewsLabel}
        description={reviewsText.pageHelp}
        address={address}
        filters={filters}
        searchIn={text.searchIn}
        query={query}
        columns={reviewColumns}
        card={reviewCard}
        rowKey={reviewKey}
        onOpen={({ id }) => address.open(id)}
        empty={{
          drawing: <StarDrawing large />,
          title: reviewsText.noReviewsTitle,
          description: reviewsText.noReviewsHelp,
        }}
      />
      <ReviewDrawer
        reviews={query.data?.content}
        openId={search.open}
        onClose={() => address.close()}
      />
    </>
  );
}

function reviewKey({ id }: ReportedReview): string {
  return String(id);
}
