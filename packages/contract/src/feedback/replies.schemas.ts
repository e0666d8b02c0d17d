import { z } from 'zod/mini';
import { id, instant, requiredText, userIdClaim } from '../shared/schema.ts';

export const feedbackPageSize = 10;

/** The maximum length of a message, review or reply. */
export const maxFeedbackLength = 1000;

/** The store's reply, as its team sees it. */
export const storeReply = z.object({
  text: z.string(),
  by: z.string(),
  at: instant,
  /** The reply's channel; null if the customer left no address. */
  sentBy: z.nullable(z.enum(['MAIL', 'SMS'])),
});

export type StoreReply = z.infer<typeof storeReply>;

/** The store's reply as shown publicly. */
export const publicReply = z.object({ text: z.string(), at: instant });

/** The reply form. */
export const replyForm = z.object({ text: requiredText('Write a reply', maxFeedbackLength) });

export const replyRequest = z.extend(replyForm, { storeId: id, userId: userIdClaim, id });
