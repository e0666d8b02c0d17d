import { z } from 'zod/mini';
import { id, instant } from '../shared/schema.ts';
import { feedbackStatuses } from './feedback.states.ts';
import { stars } from './rating.ts';

/** The maximum number of reviews and of questions, the latest first. */
export const customerFeedbackSize = 20;

/** A customer's reviews and questions. Questions are matched by phone number. */
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
