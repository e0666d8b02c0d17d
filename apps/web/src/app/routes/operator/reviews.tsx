import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../features/operator/lists/list-search.ts';
import { ReviewsScreen } from '../../../features/operator/reviews/reviews-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/operator/reviews')({
  validateSearch: listSearch,
  head: titled(text.reviews),
  component: Reviews,
});

function Reviews() {
  return <ReviewsScreen search={Route.useSearch()} />;
}
