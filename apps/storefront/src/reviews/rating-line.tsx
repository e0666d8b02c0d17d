import { ratingOf, type RatingCounts } from '@counter/contract/feedback';
import classes from './reviews.module.css';
import { text } from './latest.text.ts';

/** The rating as a link to all reviews: `★ 4.1 · 66 reviews`. Renders nothing without reviews. */
export function RatingLine({ storeUrl, counts }: { storeUrl: string; counts: RatingCounts }) {
  const { average, total } = ratingOf(counts);
  if (average === null) return null;
  return (
    <p>
      <a className={classes.line} href={`/s/${storeUrl}/reviews`}>
        <span className={classes.stars} aria-hidden="true">
          ★
        </span>{' '}
        {average.toFixed(1)}
        <span className={classes.unseen}>{text.of5Stars}</span> · {reviewCount(total)}
      </a>
    </p>
  );
}

/** Returns the number of reviews in words: `1 review`, `66 reviews`. */
export function reviewCount(total: number): string {
  return total === 1 ? text.oneReview : text.reviews(total);
}
