import { z } from 'zod/mini';
import { id, instant, requiredText, userIdClaim } from '../shared/schema.ts';

export const feedbackPageSize = 10;

/** The longest message, review or reply. */
export const maxFeedbackLength = 1000;

/** What the store answered, as its people see it. */
export const storeReply = z.object({
  text: z.string(),
  by: z.string(),
  at: instant,
  /** How it was sent to whom it answers; null where they left nothing to send it to. */
  sentBy: z.nullable(z.enum(['MAIL', 'SMS'])),
});

export type StoreReply = z.infer<typeof storeReply>;

/** What the store answered, as everybody sees it. */
export const publicReply = z.object({ text: z.string(), at: instant });

/** The form of a reply. */
export const replyForm = z.object({ text: requiredText('Write a reply', maxFeedbackLength) });

export const replyRequest = z.extend(replyForm, { storeId: id, userId: userIdClaim, id });
