import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

/** Somebody asked the store something or reviewed an order. The title has no personal data. */
export const feedbackArrived = z.object({
  kind: z.enum(['inquiry.arrived', 'review.arrived']),
  id,
  /** `New review: 4 stars`. */
  title: z.string(),
});

/** An inquiry or a review was read, answered, reported or decided on. */
export const feedbackChanged = z.object({ kind: z.literal('feedback.changed') });
