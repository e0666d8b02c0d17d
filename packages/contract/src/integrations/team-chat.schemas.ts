import { z } from 'zod/mini';
import { personProof } from '../auth/proof.schemas.ts';
import { changeClaims, settingVersion } from '../settings/setting-version.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';

/** The chat services with incoming webhooks. */
export const chatServices = ['SLACK', 'TEAMS'] as const;

export type ChatService = (typeof chatServices)[number];

/** The kinds of messages that a channel can get, in screen order. */
export const chatKinds = [
  'NEW_ORDER',
  'LATE',
  'CANCELLED',
  'LOW_REVIEW',
  'PAYOUT',
  'STORE',
] as const;

export type ChatKind = (typeof chatKinds)[number];

/** The maximum number of stars of a review that a channel is told about. */
export const lowReviewStars = 3;

/** A store's team chat. Its webhook URL is a secret. */
export const teamChat = z.object({
  /** Null before a URL was entered. */
  service: z.nullable(z.enum(chatServices)),
  /** Masked: `hooks.slack.com/…x7Kq`. */
  address: z.string(),
  kinds: z.array(z.enum(chatKinds)),
  /** The time since which nothing is sent because the channel no longer exists. */
  turnedOffAt: z.nullable(instant),
  lastSentAt: z.nullable(instant),
  /** The last message's failure in a sentence; null if it was delivered. */
  failure: z.nullable(z.string()),
  ...settingVersion,
});

export type TeamChat = z.infer<typeof teamChat>;

const wanted = {
  /** Empty keeps the current one. */
  address: z
    .string()
    .check(
      z.trim(),
      z.maxLength(1000),
      z.regex(/^(?:https?:\/\/[^\s/]\S*)?$/, 'Paste the whole address. It begins with https://.'),
    ),
  kinds: z
    .array(z.enum(chatKinds, { error: 'Choose one of the list' }))
    .check(z.minLength(1, 'Choose at least one'), z.maxLength(chatKinds.length, 'Too many')),
};

/** The team chat form; the proof is requested later. */
export const teamChatForm = z.object(wanted);

export type TeamChatForm = z.output<typeof teamChatForm>;

export const teamChatRequest = z.object({ ...changeClaims, ...wanted, ...personProof.shape });

export type TeamChatRequest = z.output<typeof teamChatRequest>;

export const teamChatClaims = z.object({ storeId: id, userId: userIdClaim });

/** The result of a test message, in a sentence. */
export const teamChatTest = z.object({ delivered: z.boolean(), outcome: z.string() });
