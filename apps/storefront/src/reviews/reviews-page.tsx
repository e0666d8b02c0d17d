import {
  feedbackPageSize,
  ratingOf,
  stars,
  starWords,
  type PublicReviewPage,
  type RatingCounts,
} from '@counter/contract/feedback';
import type { PublicStore } from '@counter/contract/storefront';
import { reviewCount } from './rating-line.tsx';
import { ReviewList } from './review-list.tsx';
import back from '../ui/back-link.module.css';
import classes from './reviews.module.css';
import { text as latestText } from './latest.text.ts';
import { text } from './reviews.text.ts';

interface ReviewsPageProps {
  store: PublicStore;
  reviews: PublicReviewPage;
  /** 1-based. */
  page: number;
}

/** All reviews of a store, paged. It works without scripts. */
export function ReviewsPage({ store, reviews, page }: ReviewsPageProps) {
  const { storeUrl, name } = store;
  const pages = Math.ceil(reviews.totalElements / feedbackPageSize);
  const at = (wanted: number): string =>
    `/s/${storeUrl}/reviews${wanted > 1 ? `?page=${wanted}` : ''}`;
  return (
    <main className={classes.page}>
      <header>
        <a className={back.back} href={`/s/${storeUrl}`}>
          {text.backToMenu}
        </a>
        <h1 className={classes.pageTitle}>{text.reviewsOf(name)}</h1>
      </header>
      <Summary counts={reviews.counts} />
      {reviews.content.length === 0 ? (
        <p className={classes.muted}>{page > 1 ? text.noReviewsOnPage : text.noReviewsYet}</p>
      ) : (
        <ReviewList reviews={reviews.content} store={store} />
      )}
      <nav className={classes.ways} aria-label={text.pages}>
        {page > 1 ? <a href={at(page - 1)}>{text.newerReviews}</a> : null}
        {page < pages ? <a href={at(page + 1)}>{text.olderReviews}</a> : null}
        <a href={`/s/${storeUrl}/ask`}>{latestText.askQuestion(name)}</a>
      </nav>
    </main>
  );
}

function Summary({ counts }: { counts: RatingCounts }) {
  const { average, total } = ratingOf(counts);
  if (average === null) return null;
  return (
    <section className={classes.summary} aria-label={text.rating}>
      <p>
        <span className={classes.average}>{average.toFixed(1)}</span>
        <span className={classes.unseen}>{text.of5StarsComma}</span>
        <span className={classes.muted}>{reviewCount(total)}</span>
      </p>
      <ul className={classes.spread}>
        {stars.toReversed().map((one) => {
          const count = counts[one - 1] ?? 0;
          return (
            <li key={one} className={classes.share}>
              <span>{starWords(one)}</span>
              <meter value={count} max={total} aria-label={text.share(starWords(one))} />
              <span>{count}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
