import { z } from 'zod/mini';
import type { Undelivered } from './read-report.ts';

const address = z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/), z.maxLength(320));
const maxReasonLength = 300;
const spam = 'The recipient marked a mail as spam.';

/** https://postmarkapp.com/developer/webhooks/bounce-webhook */
const postmark = z.pipe(
  z.object({
    RecordType: z.enum(['Bounce', 'SpamComplaint']),
    Type: z.string(),
    Email: address,
    Description: z.optional(z.string()),
  }),
  z.transform(({ RecordType, Type, Email, Description }) => {
    if (RecordType === 'SpamComplaint') return [{ address: Email, reason: spam }];
    return Type === 'HardBounce' ? [{ address: Email, reason: Description ?? Type }] : [];
  }),
);

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event */
const sendgrid = z.pipe(
  z.array(
    z.object({
      event: z.string(),
      email: address,
      type: z.optional(z.string()),
      reason: z.optional(z.string()),
    }),
  ),
  z.transform((events) =>
    events.flatMap(({ event, email, type, reason }) => {
      if (event === 'spamreport') return [{ address: email, reason: spam }];
      const isFinal = event === 'bounce' && type !== 'blocked';
      return isFinal ? [{ address: email, reason: reason ?? event }] : [];
    }),
  ),
);

/** https://documentation.mailgun.com/docs/mailgun/user-manual/events/event-structure */
const mailgun = z.pipe(
  z.object({
    'event-data': z.object({
      event: z.string(),
      recipient: address,
      severity: z.optional(z.string()),
      'delivery-status': z.optional(z.object({ message: z.optional(z.string()) })),
    }),
  }),
  z.transform(({ 'event-data': { event, recipient, severity, ...data } }) => {
    if (event === 'complained') return [{ address: recipient, reason: spam }];
    const isFinal = event === 'failed' && severity === 'permanent';
    const reason = data['delivery-status']?.message ?? event;
    return isFinal ? [{ address: recipient, reason }] : [];
  }),
);

const call = z.union([postmark, sendgrid, mailgun]);

/**
 * Parses a webhook of Postmark, SendGrid or Mailgun. Returns the recipients that hard-bounced or complained of spam,
 * nobody for a soft bounce, and undefined for any other body.
 */
export function readProviderCall(body: unknown): readonly Undelivered[] | undefined {
  const read = call.safeParse(body);
  return read.data?.map((bounce) => ({
    ...bounce,
    reason: bounce.reason.slice(0, maxReasonLength),
  }));
}
