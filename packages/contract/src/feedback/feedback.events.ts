import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

/** What an event is about, for whoever follows one question or one order. */
const about = { inquiryId: z.optional(id), reviewedOrderId: z.optional(id) };

/** Somebody asked the store something or reviewed an order. The title has no personal data. */
export const feedbackArrived = z.object({
  kind: z.enum(['inquiry.arrived', 'review.arrived']),
  /** `New review: 4 stars`. */
  title: z.string(),
  ...about,
});

/** An inquiry or a review was read, answered, reported or decided on. */
export const feedbackChanged = z.object({ kind: z.literal('feedback.changed'), ...about });

/** What is told to who follows one question or one review: that it has changed, and nothing else. */
export const feedbackTold = z.object({});
