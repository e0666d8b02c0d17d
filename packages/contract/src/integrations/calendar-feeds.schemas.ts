import { z } from 'zod/mini';
import { textBetween } from '../shared/fields.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';

/** The most calendar feeds that a store can have. */
export const maxCalendarFeeds = 20;

/** The contents of a calendar feed: scheduled orders, special hours, and the days of payouts. */
export const feedParts = ['ORDERS', 'HOURS', 'PAYOUTS'] as const;

export type FeedPart = (typeof feedParts)[number];

/** A calendar feed without its address, which nobody can read again. */
export const calendarFeed = z.object({
  id,
  name: z.string(),
  parts: z.array(z.enum(feedParts)),
  /** The time at which its address was made. */
  madeAt: instant,
  /** The person who got its address, and on whose permissions it depends. */
  maker: z.string(),
  /** False once its maker may not have feeds of this store any more: it has ended. */
  live: z.boolean(),
  /** To the minute; null before it was first read. */
  lastReadAt: z.nullable(instant),
});

export type CalendarFeed = z.infer<typeof calendarFeed>;

/** The feeds that nobody ended, by name. */
export const calendarFeedList = z.object({ feeds: z.array(calendarFeed) });

/** A feed with its new address, which is answered this once. */
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
