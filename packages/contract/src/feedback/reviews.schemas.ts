import { z } from 'zod/mini';
import { listQuery } from '../operator/operator.schemas.ts';
import { id, instant, minorUnits, pageOf, requiredText, userIdClaim } from '../shared/schema.ts';
import { feedbackStatuses } from './feedback.states.ts';
import { ratingCounts, stars } from './rating.ts';
import { storeReply } from './replies.schemas.ts';

/** A store's report of a review and the marketplace's decision. */
const reviewReport = z.object({
  reason: z.string(),
  by: z.string(),
  at: instant,
  decision: z.nullable(z.object({ removed: z.boolean(), note: z.string(), at: instant })),
});

/** A customer's review of a completed order. */
export const review = z.object({
  id,
  userFullName: z.string(),
  rating: z.literal(stars),
  /** May be empty for stars only. */
  review: z.string(),
  createdAt: instant,
  changedAt: z.nullable(instant),
  orderNumber: z.string(),
  /** The order's "Customer paid", including the delivery fee. */
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

/** A page of reviews, and the distribution of all counted reviews regardless of the filter. */
export const reviewPage = z.extend(pageOf(review), { counts: ratingCounts });

export type ReviewPage = z.infer<typeof reviewPage>;

/** The form that reports a review to the marketplace. */
export const reportForm = z.object({
  reason: requiredText('Enter what is wrong with it. The marketplace will read it', 500),
});

export const reportRequest = z.extend(reportForm, { storeId: id, userId: userIdClaim, id });

/** The states of reported reviews. */
export const reportStates = ['REPORTED', 'KEPT', 'REMOVED'] as const;

export type ReportState = (typeof reportStates)[number];

/** A reported review as marketplace staff see it. */
export const reportedReview = z.extend(review, {
  storeId: id,
  storeName: z.string(),
  state: z.enum(reportStates),
});

export type ReportedReview = z.infer<typeof reportedReview>;

export const reportedQuery = z.extend(listQuery, { state: z.optional(z.enum(reportStates)) });

/** The marketplace's decision on a reported review. */
export const decideReviewForm = z.object({
  outcome: z.enum(['KEEP', 'REMOVE'], { error: 'Decision is required' }),
  note: requiredText('Enter a reason. The store will read it', 500),
});

export const decideReviewRequest = z.extend(decideReviewForm, { storeId: id, id });
