import { z } from 'zod/mini';
import { optionalEmail, optionalText } from '../shared/fields.ts';
import { id, instant, pageOf } from '../shared/schema.ts';
import { ratingCounts, stars } from './rating.ts';
import { maxFeedbackLength, publicReply } from './replies.schemas.ts';

/** A review as shown publicly in the web store. */
export const publicReview = z.object({
  id,
  name: z.string(),
  rating: z.literal(stars),
  /** May be empty for stars only. */
  review: z.string(),
  createdAt: instant,
  reply: z.nullable(publicReply),
});

export type PublicReview = z.infer<typeof publicReview>;

/** A page of a store's public reviews and their distribution. */
export const publicReviewPage = z.extend(pageOf(publicReview), { counts: ratingCounts });

export type PublicReviewPage = z.infer<typeof publicReviewPage>;

/** The number of days in which a customer may change a review. */
export const reviewChangeDays = 7;

/** The form of a review. */
export const reviewForm = z.object({
  rating: z.literal(stars, { error: 'Choose one to five stars' }),
  review: optionalText(maxFeedbackLength),
  /** The address for the store's reply, which is also shown on the order's page. */
  email: z._default(optionalEmail, ''),
});

/** The customer's own review of an order. */
export const ownReview = z.object({
  rating: z.literal(stars),
  review: z.string(),
  email: z.string(),
  createdAt: instant,
  /** True while it can be changed. */
  changeable: z.boolean(),
  /** True if the marketplace removed it from the web store. */
  removed: z.boolean(),
  reply: z.nullable(publicReply),
});

export type OwnReview = z.infer<typeof ownReview>;

/** A question as its customer sees it through the secret link. */
export const question = z.object({
  storeName: z.string(),
  message: z.string(),
  askedAt: instant,
  eventDate: z.nullable(z.string()),
  /** The reply's channel: a text message only for customers without an email address. */
  answeredBy: z.enum(['EMAIL', 'TEXT']),
  reply: z.nullable(publicReply),
});

export type Question = z.infer<typeof question>;
