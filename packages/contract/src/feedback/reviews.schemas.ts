import { z } from 'zod/mini';
import { listQuery } from '../operator/operator.schemas.ts';
import { optionalEmail, optionalText } from '../shared/fields.ts';
import { id, instant, minorUnits, pageOf, requiredText, userIdClaim } from '../shared/schema.ts';
import { feedbackStatuses } from './feedback.states.ts';
import { ratingCounts, stars } from './rating.ts';
import { longestFeedback, publicReply, storeReply } from './replies.schemas.ts';

/** For how many days after writing it a customer may change a review. */
export const reviewChangeDays = 7;

/** The marketplace was asked to look at a review, and what it decided. */
const reviewReport = z.object({
  reason: z.string(),
  by: z.string(),
  at: instant,
  decision: z.nullable(z.object({ removed: z.boolean(), note: z.string(), at: instant })),
});

/** What a customer says of a completed order. */
export const review = z.object({
  id,
  userFullName: z.string(),
  rating: z.literal(stars),
  /** May be empty: the stars alone. */
  review: z.string(),
  createdAt: instant,
  changedAt: z.nullable(instant),
  orderNumber: z.string(),
  /** What the customer paid the store for the order. */
  orderTotal: minorUnits,
  status: z.enum(feedbackStatuses),
  reply: z.nullable(storeReply),
  report: z.nullable(reviewReport),
});

export type Review = z.infer<typeof review>;

export const reviewsQuery = z.object({
  status: z.optional(z.enum(feedbackStatuses)),
  rating: z.optional(z.enum(['1', '2', '3', '4', '5'])),
});

/** A page of reviews, and how all that count are spread, whatever the filter. */
export const reviewPage = z.extend(pageOf(review), { counts: ratingCounts });

export type ReviewPage = z.infer<typeof reviewPage>;

/** The form with which a store asks the marketplace to look at a review. */
export const reportForm = z.object({
  reason: requiredText('Say what is wrong with it: the marketplace reads it', 500),
});

export const reportRequest = z.extend(reportForm, { storeId: id, userId: userIdClaim, id });

/** A review as everybody reads it on the web store. */
export const publicReview = z.object({
  id,
  name: z.string(),
  rating: z.literal(stars),
  review: z.string(),
  createdAt: instant,
  reply: z.nullable(publicReply),
});

export type PublicReview = z.infer<typeof publicReview>;

/** A page of a store's reviews as everybody reads them, and how they are spread. */
export const publicReviewPage = z.extend(pageOf(publicReview), { counts: ratingCounts });

export type PublicReviewPage = z.infer<typeof publicReviewPage>;

/** The form of a review. */
export const reviewForm = z.object({
  rating: z.literal(stars, { error: 'Choose one to five stars' }),
  review: optionalText(longestFeedback),
  /** Where the store's answer goes, beside the page of the order. */
  email: z._default(optionalEmail, ''),
});

export type ReviewForm = z.output<typeof reviewForm>;

/** What can be asked for of the reported reviews. */
export const reportStates = ['REPORTED', 'KEPT', 'REMOVED'] as const;

export type ReportState = (typeof reportStates)[number];

/** A review that a store reported, as the marketplace sees it. */
export const reportedReview = z.extend(review, {
  storeId: id,
  storeName: z.string(),
  state: z.enum(reportStates),
});

export type ReportedReview = z.infer<typeof reportedReview>;

export const reportedQuery = z.extend(listQuery, { state: z.optional(z.enum(reportStates)) });

/** How the marketplace decides on a reported review. */
export const decideReviewForm = z.object({
  outcome: z.enum(['KEEP', 'REMOVE'], { error: 'Decision is required' }),
  note: requiredText('Say why: the store reads it', 500),
});

export const decideReviewRequest = z.extend(decideReviewForm, { storeId: id, id });
