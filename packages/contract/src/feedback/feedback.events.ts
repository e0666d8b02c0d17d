import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

/** The subject of an event, for followers of one question or order. */
const about = { inquiryId: z.optional(id), reviewedOrderId: z.optional(id) };

/** A customer asked a question or reviewed an order. The title contains no personal data. */
export const feedbackArrived = z.object({
  kind: z.enum(['inquiry.arrived', 'review.arrived']),
  /** `New review: 4 stars`. */
  title: z.string(),
  ...about,
});

/** An inquiry or review was read, answered, reported or decided on. */
export const feedbackChanged = z.object({ kind: z.literal('feedback.changed'), ...about });

/** Tells a follower of a question or review that it changed, without saying how. */
export const followedFeedback = z.object({});
