import {
  reviewChangeDays,
  reviewForm,
  saveOwnReview,
  type OwnReview,
  type Stars,
} from '@counter/contract/feedback';
import { useState } from 'react';
import { call } from '../lib/http.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextField } from '../ui/field.tsx';
import classes from './reviews.module.css';
import { StarChoice } from './star-choice.tsx';
import { text as sentences } from './reviews.text.ts';

interface ReviewFormProps {
  /** Identifies the order's page. */
  at: { readonly storeUrl: string; readonly token: string };
  /** The earlier review, if any. */
  before: OwnReview | null;
  onSaved: (review: OwnReview) => void;
}

type Values = {
  readonly rating: Stars | undefined;
  readonly review: string;
  readonly email: string;
};

/** The form for a customer's review of an order. */
export function ReviewForm({ at, before, onSaved }: ReviewFormProps) {
  const { rating, review = '', email = '' } = before ?? {};
  const [values, setValues] = useState<Values>({ rating, review, email });
  const form = useForm(reviewForm, values, async (body) => {
    onSaved((await call(saveOwnReview, { params: at, body })).data);
  });
  const change = (changed: Partial<Values>): void => setValues({ ...values, ...changed });
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={sentences.review}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <StarChoice
        value={values.rating}
        error={form.errorAt('rating')}
        onChoose={(chosen) => change({ rating: chosen })}
      />
      <TextField
        label={sentences.yourReviewOptional}
        rows={4}
        value={values.review}
        error={form.errorAt('review')}
        hint={sentences.reviewHint}
        onChange={(text) => change({ review: text })}
      />
      <Field
        label={sentences.emailForAnswerOptional}
        type="email"
        autoComplete="email"
        value={values.email}
        error={form.errorAt('email')}
        hint={sentences.emailHint}
        onChange={(text) => change({ email: text })}
      />
      <p role="alert" className={classes.error}>
        {form.refusal}
      </p>
      <Button type="submit" look="primary" disabled={form.isSending}>
        {before ? sentences.changeReview : sentences.sendReview}
      </Button>
      <p className={classes.muted}>{sentences.changeHint(reviewChangeDays)}</p>
    </form>
  );
}
