import { createFileRoute } from '@tanstack/react-router';
import { reviewsSearch } from '../../../features/feedback/feedback-search.ts';
import { ReviewsScreen } from '../../../features/feedback/reviews/reviews-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/customers/reviews')({
  validateSearch: reviewsSearch,
  head: titled(text.productReviews),
  component: Reviews,
});

function Reviews() {
  return <ReviewsScreen search={Route.useSearch()} />;
}
