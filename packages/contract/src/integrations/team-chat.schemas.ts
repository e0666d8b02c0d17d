import { z } from 'zod/mini';
import { personProof } from '../auth/proof.schemas.ts';
import { changeClaims, settingVersion } from '../settings/setting-version.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';

/** The chats that take messages at an address of their own. */
export const chatServices = ['SLACK', 'TEAMS'] as const;

export type ChatService = (typeof chatServices)[number];

/** The things that a channel can be told of, in the order of the screen. */
export const chatKinds = [
  'NEW_ORDER',
  'LATE',
  'CANCELLED',
  'LOW_REVIEW',
  'PAYOUT',
  'STORE',
] as const;

export type ChatKind = (typeof chatKinds)[number];

/** The most stars of a review that a channel is told of. */
export const lowReviewStars = 3;

/** The team chat of a store. Its address is a secret. */
export const teamChat = z.object({
  /** Null before an address was entered. */
  service: z.nullable(z.enum(chatServices)),
  /** Masked: `hooks.slack.com/…x7Kq`. */
  address: z.string(),
  kinds: z.array(z.enum(chatKinds)),
  /** The time since when nothing is sent, as the channel is gone. */
  turnedOffAt: z.nullable(instant),
  lastSentAt: z.nullable(instant),
  /** The failure of the last message in a sentence; null if it arrived. */
  failure: z.nullable(z.string()),
  ...settingVersion,
});

export type TeamChat = z.infer<typeof teamChat>;

const wanted = {
  /** Empty keeps the one there is. */
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

/** The form, which the proof is asked for later. */
export const teamChatForm = z.object(wanted);

export type TeamChatForm = z.output<typeof teamChatForm>;

export const teamChatRequest = z.object({ ...changeClaims, ...wanted, ...personProof.shape });

export type TeamChatRequest = z.output<typeof teamChatRequest>;

export const teamChatClaims = z.object({ storeId: id, userId: userIdClaim });

/** The outcome of a test message, in a sentence. */
export const teamChatTest = z.object({ delivered: z.boolean(), outcome: z.string() });
