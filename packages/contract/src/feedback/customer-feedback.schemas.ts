import { z } from 'zod/mini';
import { id, instant } from '../shared/schema.ts';
import { feedbackStatuses } from './feedback.states.ts';
import { stars } from './rating.ts';

/** At most so many of each, the latest first. */
export const customerFeedbackSize = 20;

/** The reviews and questions of one customer. Questions are theirs by the phone number that they left. */
export const customerFeedback = z.object({
  reviews: z.array(
    z.object({
      id,
      rating: z.literal(stars),
      review: z.string(),
      createdAt: instant,
      orderNumber: z.string(),
      status: z.enum(feedbackStatuses),
    }),
  ),
  inquiries: z.array(
    z.object({ id, message: z.string(), createdAt: instant, status: z.enum(feedbackStatuses) }),
  ),
});

export type CustomerFeedback = z.infer<typeof customerFeedback>;
