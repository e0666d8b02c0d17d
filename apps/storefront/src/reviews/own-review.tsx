import { findOwnReview, followOwnReview, type OwnReview as Own } from '@counter/contract/feedback';
import { useState } from 'react';
import { addressOf, call } from '../lib/http.ts';
import { useRefreshOnChange } from '../lib/use-refresh-on-change.ts';
import { Button } from '../ui/button.tsx';
import { ReviewForm } from './review-form.tsx';
import classes from './reviews.module.css';
import { Stars } from './stars.tsx';
import { text } from './reviews.text.ts';

interface OwnReviewProps {
  store: { readonly storeUrl: string; readonly name: string };
  /** The secret token in the order's address. */
  token: string;
}

/** The review on the page of a completed order: its form, or the review with the store's reply. */
export function OwnReview({ store: { storeUrl, name }, token }: OwnReviewProps) {
  const [own, setOwn] = useOwnReview(storeUrl, token);
  const [changing, setChanging] = useState(false);
  if (own === undefined) return null;
  return (
    <section className={classes.card} aria-labelledby="own-review">
      <h2 id="own-review" className={classes.title}>
        {own ? text.yourReview : text.reviewYourOrder}
      </h2>
      {own && !changing ? (
        <>
          <Said own={own} storeName={name} />
          {own.changeable ? (
            <Button look="quiet" onClick={() => setChanging(true)}>
              {text.editReview}
            </Button>
          ) : null}
        </>
      ) : (
        <ReviewForm
          at={{ storeUrl, token }}
          before={own}
          onSaved={(saved) => {
            setOwn(saved);
            setChanging(false);
          }}
        />
      )}
    </section>
  );
}

function Said({ own, storeName }: { own: Own; storeName: string }) {
  return (
    <div>
      <output className={classes.unseen}>{text.thankYouForYourReview}</output>
      <Stars value={own.rating} />
      {own.review ? <p className={classes.text}>{own.review}</p> : null}
      {own.removed ? <p className={classes.muted}>{text.removedHint}</p> : null}
      {own.reply ? (
        <blockquote className={classes.reply}>
          <strong>{storeName}</strong>
          <p className={classes.text}>{own.reply.text}</p>
        </blockquote>
      ) : null}
    </div>
  );
}

/** Returns the customer's review: null for none, undefined until known. */
function useOwnReview(storeUrl: string, token: string) {
  const [own, setOwn] = useState<Own | null>();
  const link = { storeUrl, token };
  useRefreshOnChange(addressOf(followOwnReview, link), async () => {
    try {
      setOwn((await call(findOwnReview, { params: link })).data);
    } catch (error) {
      console.info('The review stays as it was.', error);
    }
  });
  return [own, setOwn] as const;
}
