import { reviewsPage } from '@counter/contract/storefront';
import { ReviewsPage } from '../reviews/reviews-page.tsx';
import { openPage } from './open-page.tsx';

openPage(reviewsPage, ({ store, reviews, page }) => (
  <ReviewsPage store={store} reviews={reviews} page={page} />
));
