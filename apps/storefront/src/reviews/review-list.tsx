import type { PublicReview } from '@counter/contract/feedback';
import { dayAt, spokenDay, type LocalFormat } from '@counter/contract/shared';
import classes from './reviews.module.css';
import { Stars } from './stars.tsx';

interface ReviewListProps {
  reviews: readonly PublicReview[];
  store: LocalFormat & { readonly name: string };
}

/** A list of reviews with the store's replies. */
export function ReviewList({ reviews, store }: ReviewListProps) {
  return (
    <ul className={classes.list}>
      {reviews.map(({ id, name, rating, review, createdAt, reply }) => (
        <li key={id} className={classes.review}>
          <p className={classes.head}>
            <strong>{name}</strong> <Stars value={rating} />
            <time className={classes.muted} dateTime={createdAt}>
              {spokenDay(dayAt(new Date(createdAt), store.timeZone), store)}
            </time>
          </p>
          {review ? <p className={classes.text}>{review}</p> : null}
          {reply ? (
            <blockquote className={classes.reply}>
              <strong>{store.name}</strong>
              <p className={classes.text}>{reply.text}</p>
            </blockquote>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
