import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

/** The subject of an event, for people who follow one question or one order. */
const about = { inquiryId: z.optional(id), reviewedOrderId: z.optional(id) };

/** A customer asked a question or reviewed an order. The title holds no personal data. */
export const feedbackArrived = z.object({
  kind: z.enum(['inquiry.arrived', 'review.arrived']),
  /** `New review: 4 stars`. */
  title: z.string(),
  ...about,
});

/** An inquiry or a review was read, answered, reported or decided on. */
export const feedbackChanged = z.object({ kind: z.literal('feedback.changed'), ...about });

/** Tells a follower of a question or a review that it changed, and nothing else. */
export const followedFeedback = z.object({});
