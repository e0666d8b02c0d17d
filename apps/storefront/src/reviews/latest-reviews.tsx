import { ratingOf } from '@counter/contract/feedback';
import type { Storefront } from '@counter/contract/storefront';
import { reviewCount } from './rating-line.tsx';
import { ReviewList } from './review-list.tsx';
import classes from './reviews.module.css';
import { text } from './latest.text.ts';

/** The latest reviews below the menu, with links to all reviews and to ask a question. */
export function LatestReviews({ storefront }: { storefront: Storefront }) {
  const { storeUrl, name, reviews } = storefront;
  const { total } = ratingOf(reviews.counts);
  return (
    <section className={classes.latest} aria-labelledby="said">
      <h2 id="said" className={classes.title}>
        {total > 0 ? text.whatCustomersSay : text.questions}
      </h2>
      <ReviewList reviews={reviews.latest} store={storefront} />
      <p className={classes.ways}>
        {total > 0 ? (
          <a href={`/s/${storeUrl}/reviews`}>{text.readAll(reviewCount(total))}</a>
        ) : null}
        <a href={`/s/${storeUrl}/ask`}>{text.askQuestion(name)}</a>
      </p>
    </section>
  );
}
