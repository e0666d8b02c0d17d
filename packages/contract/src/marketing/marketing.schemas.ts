import { z } from 'zod/mini';
import { typedCode } from '../consumers/consumers.schemas.ts';
import { segments } from '../customers/segments.ts';
import { recordableConsentWays } from '../customers/consents.choices.ts';
import { fieldRule, optionalText } from '../shared/fields.ts';
import {
  id,
  instant,
  minorUnits,
  pageNumber,
  pageOf,
  requiredText,
  userIdClaim,
} from '../shared/schema.ts';
import { campaignGoals } from './goals.ts';
import { campaignStatuses, deliveryStates } from './marketing.choices.ts';
import { isSchedule } from './schedule.ts';
import { upTo } from '../shared/lengths.ts';

export const campaignPageSize = 10;
export const campaignMessagesPageSize = 20;
/** The maximum length of a message, and the maximum number of recipients. */
export const maxMessageLength = 1000;
export const maxContacts = 20_000;

/** A campaign's messages by state. */
const progress = z.object({
  waiting: z.int(),
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  skipped: z.int(),
  unknown: z.int(),
  cancelled: z.int(),
});

/** A text message campaign. */
export const campaign = z.object({
  id,
  title: z.string(),
  /** As typed. */
  message: z.string(),
  /** As sent, with the sender's name and opt-out instructions. */
  text: z.string(),
  /** The number of billable parts per text. */
  parts: z.int(),
  /** The price of a part: rounded, and in hundredths of a minor unit. */
  unitCost: minorUnits,
  partPrice: z.int(),
  /** The cost of the messages sent or, while some are waiting, the expected total. */
  cost: minorUnits,
  /** The amount charged to the store; null until the campaign is over. */
  charged: z.nullable(minorUnits),
  status: z.enum(campaignStatuses),
  /** The goal that it started from; null without one. */
  goal: z.nullable(z.enum(campaignGoals)),
  /** True if every tenth recipient gets no text, as a holdout group. */
  holdOut: z.boolean(),
  scheduleAt: instant,
  /** The number of recipients. */
  contacts: z.int(),
  progress,
  createdBy: z.string(),
  createdAt: instant,
  /** The time of the last message or the cancellation; null until then. */
  endedAt: z.nullable(instant),
});

export type Campaign = z.infer<typeof campaign>;

const claims = { storeId: id, userId: userIdClaim };

const recipients = {
  contacts: z._default(
    z
      .array(z.string().check(z.trim(), upTo(40)))
      .check(z.maxLength(maxContacts, `At most ${maxContacts} contacts at once`)),
    [],
  ),
  /** The recipients' segments, limited to customers with consent. */
  segments: z._default(z.array(z.enum(segments)), []),
};

const message = requiredText('Message is required', maxMessageLength);

type Recipients = {
  readonly contacts: readonly string[];
  readonly segments: readonly string[];
};

/** A new campaign. Without a time, it starts at once. */
export const campaignRequest = z
  .object({
    ...claims,
    title: requiredText('Title is required', 100),
    message,
    /** `MM-DD-YYYY hh:mm A` in the store's time zone. */
    scheduleAt: z._default(
      z.string().check(
        z.trim(),
        z.refine((text) => text === '' || isSchedule(text), 'Enter a date and a time'),
      ),
      '',
    ),
    goal: z._default(z.nullable(z.enum(campaignGoals)), null),
    /** Holds out every tenth recipient, for comparison. */
    holdOut: z._default(z.boolean(), false),
    ...recipients,
  })
  .check(
    fieldRule<Recipients>(
      'contacts',
      'Add at least one contact',
      ({ contacts = [], segments: chosen = [] }) => contacts.length + chosen.length > 0,
    ),
  );

export type CampaignRequest = z.output<typeof campaignRequest>;

/** The message for a past time. */
export const scheduledTooEarly = 'Schedule date cannot be earlier than now';

/** A campaign's recipients and sending time. */
export const recipientsRequest = z.object({
  ...claims,
  scheduleAt: optionalText(30),
  ...recipients,
});

const phones = z.array(z.string());

export const recipientsCheck = z.object({
  /** The number of distinct numbers. */
  total: z.int(),
  /** The number of recipients who can be texted. */
  sendable: z.int(),
  /** Recipients who get it later because of quiet hours. */
  delayed: z.int(),
  /** Invalid phone numbers as typed. */
  undialable: phones,
  /** Numbers in countries that texts don't go to. */
  foreign: phones,
  noConsent: phones,
  optedOut: phones,
  blocked: phones,
  /** The price of a part, in hundredths of a minor unit. */
  partPrice: z.int(),
});

export type RecipientsCheck = z.infer<typeof recipientsCheck>;

export const testNumberCodeRequest = z.object(claims);

export const testNumberProof = z.object({ ...claims, code: typedCode });

/** A test message's recipient and sending time. `waits` is true if quiet hours delay it. */
export const sentTest = z.object({ phone: z.string(), leavesAt: instant, waits: z.boolean() });

export type SentTest = z.infer<typeof sentTest>;

/** A customer segment and its size. */
export const segmentCount = z.object({
  segment: z.enum(segments),
  customers: z.int(),
  /** Customers of the segment who agreed to text messages. */
  agreed: z.int(),
});

export const consentsRequest = z.object({
  ...claims,
  phones: z
    .array(z.string().check(z.trim(), upTo(40)))
    .check(z.minLength(1, 'Add at least one contact'), z.maxLength(maxContacts)),
  how: z.enum(recordableConsentWays, { error: 'Select how' }),
  note: optionalText(200),
});

export type ConsentsRequest = z.output<typeof consentsRequest>;

export const testMessageRequest = z.object({ ...claims, message });

/** A campaign's message. */
export const campaignMessage = z.object({
  id,
  phone: z.string(),
  state: z.enum(deliveryStates),
  /** The reason it was skipped or failed; may be empty. */
  reason: z.string(),
  /** The time of its state; null while it is waiting. */
  at: z.nullable(instant),
  /** The earliest sending time while it waits. */
  sendAfter: z.nullable(instant),
});

export type CampaignMessage = z.infer<typeof campaignMessage>;

/** The maximum number of reasons listed, most frequent first. */
export const maxUnsentReasons = 10;

/** A page of a campaign's messages. */
export const campaignMessages = z.extend(pageOf(campaignMessage), {
  /** The most frequent reasons for skipped and failed messages, regardless of the page, with counts. */
  unsent: z.array(z.object({ reason: z.string(), messages: z.int() })),
});

export type CampaignMessages = z.infer<typeof campaignMessages>;

export const campaignContactsRequest = z.object({ ...claims, id });

export const campaignMessagesRequest = z.object({
  ...claims,
  id,
  state: z.optional(z.enum(deliveryStates)),
  pageNumber: z._default(pageNumber, 0),
});

/** The maximum number of a customer's latest campaign texts. */
export const customerTextsSize = 20;

export const customerText = z.object({
  campaignId: id,
  title: z.string(),
  state: z.enum(deliveryStates),
  reason: z.string(),
  /** The time of its state or, while it waits, the earliest sending time. */
  at: instant,
});

export type CustomerText = z.infer<typeof customerText>;
