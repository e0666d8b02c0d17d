import { z } from 'zod/mini';
import { textBetween } from '../shared/fields.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';

/** The maximum number of calendar feeds per store. */
export const maxCalendarFeeds = 20;

/** The contents of a calendar feed: scheduled orders, special hours, and payout days. */
export const feedParts = ['ORDERS', 'HOURS', 'PAYOUTS'] as const;

export type FeedPart = (typeof feedParts)[number];

/** A calendar feed without its URL, which can't be read again. */
export const calendarFeed = z.object({
  id,
  name: z.string(),
  parts: z.array(z.enum(feedParts)),
  /** The time its URL was created. */
  madeAt: instant,
  /** The person who created its URL. The feed depends on their permissions. */
  maker: z.string(),
  /** False once its creator may no longer have feeds of this store; the feed has ended then. */
  live: z.boolean(),
  /** Accurate to the minute; null before the first read. */
  lastReadAt: z.nullable(instant),
});

export type CalendarFeed = z.infer<typeof calendarFeed>;

/** Feeds that weren't ended, by name. */
export const calendarFeedList = z.object({ feeds: z.array(calendarFeed) });

/** A feed with its new URL, which is shown only once. */
export const madeCalendarFeed = z.object({ id, address: z.string() });

export type MadeCalendarFeed = z.infer<typeof madeCalendarFeed>;

const claims = { userId: userIdClaim, storeId: id };

export const calendarFeedRequest = z.object({
  ...claims,
  name: textBetween('Name is required.', 2, 80),
  parts: z
    .array(z.enum(feedParts, { error: 'Choose one of the list' }))
    .check(z.minLength(1, 'Choose at least one'), z.maxLength(feedParts.length, 'Too many')),
});

export type CalendarFeedForm = z.output<typeof calendarFeedRequest>;

export const oneCalendarFeed = z.object({ ...claims, id });
