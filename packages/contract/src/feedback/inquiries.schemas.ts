import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { fieldRule, optionalEmail, optionalPhone, optionalText } from '../shared/fields.ts';
import { id, instant, requiredText } from '../shared/schema.ts';
import { feedbackStatuses } from './feedback.states.ts';
import { maxFeedbackLength, storeReply } from './replies.schemas.ts';

/** A customer's question from the web store. */
export const inquiry = z.object({
  id,
  name: z.string(),
  message: z.string(),
  status: z.enum(feedbackStatuses),
  createdAt: instant,
  /** Empty if not given; there is always an email address or a phone number. */
  email: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  /** `YYYY-MM-DD`. */
  eventDate: z.nullable(z.string()),
  reply: z.nullable(storeReply),
});

export type Inquiry = z.infer<typeof inquiry>;

export const inquiriesQuery = z.object({ status: z.optional(z.enum(feedbackStatuses)) });

const questionFields = z.object({
  name: requiredText('Name is required', 80),
  message: requiredText('Message is required', maxFeedbackLength),
  email: z._default(optionalEmail, ''),
  phoneNumber: z._default(optionalPhone, ''),
  address: optionalText(200),
  /** At least the store's today. */
  eventDate: z._default(
    z.union([z.literal(''), dayInput], { error: 'Event date must be a date' }),
    '',
  ),
  /** A honeypot: people don't see this field, so only bots fill it in. */
  website: z._default(
    z.string().check(z.maxLength(0, 'This looks automated. Reload the page and enter it again.')),
    '',
  ),
});

type Fields = z.output<typeof questionFields>;

/** Requires one of the two. If both are empty, each field reports it. */
const reachable = (field: 'email' | 'phoneNumber') =>
  fieldRule<Fields>(
    field,
    'Leave an email address or a phone number for the answer',
    ({ email, phoneNumber }) => email !== '' || phoneNumber !== '',
  );

/** The web store's question form. */
export const questionForm = questionFields.check(reachable('email'), reachable('phoneNumber'));
