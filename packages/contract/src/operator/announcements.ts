import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, instant, pageOf, requiredText } from '../shared/schema.ts';
import { listQuery, operatorStoreStates } from './operator.schemas.ts';
import { storeProblems } from './store-problems.ts';

/** The seconds between writing and sending an announcement, in which it can be cancelled. */
export const announcementDelaySeconds = 120;

/** The maximum number of stores per announcement. */
export const maxAnnouncedStores = 2000;

export const announcementStates = ['PLANNED', 'SENDING', 'SENT', 'CANCELLED'] as const;

export type AnnouncementState = (typeof announcementStates)[number];

/** A store that can get announcements. */
export const announcedStore = z.object({
  id,
  name: z.string(),
  branchName: z.string(),
  address: z.string(),
});

export type AnnouncedStore = z.infer<typeof announcedStore>;

/** A marketplace message to many stores, and its progress. */
export const announcement = z.object({
  id,
  subject: z.string(),
  body: z.string(),
  by: z.string(),
  createdAt: instant,
  sendsAt: instant,
  state: z.enum(announcementStates),
  /** The number of addressed stores. */
  stores: z.int(),
  /** The number of stores that received it. */
  sent: z.int(),
  /** The number of stores where somebody confirmed it. */
  seen: z.int(),
});

export type Announcement = z.infer<typeof announcement>;

/** A store's progress with an announcement; null for steps it didn't reach. */
export const announcementRecipient = z.object({
  storeId: id,
  name: z.string(),
  branchName: z.string(),
  sentAt: z.nullable(instant),
  seenAt: z.nullable(instant),
  seenBy: z.nullable(z.string()),
});

export type AnnouncementRecipient = z.infer<typeof announcementRecipient>;

export const announcementRequest = z.object({
  subject: requiredText('Subject is required', 120),
  body: requiredText('Message is required', 4000),
  storeIds: z
    .array(id)
    .check(
      z.minLength(1, 'Choose at least one store'),
      z.maxLength(maxAnnouncedStores, `Choose at most ${maxAnnouncedStores} stores`),
    ),
});

export type AnnouncementRequest = z.output<typeof announcementRequest>;

export const findAnnouncedStores = endpoint({
  method: 'GET',
  path: '/operator/announcements/stores',
  summary: `Lists up to ${maxAnnouncedStores} approved stores by text, state or problem, to choose who gets an announcement.`,
  query: z.object({
    search: listQuery.shape.search,
    state: z.optional(z.enum(operatorStoreStates)),
    problem: z.optional(z.enum(storeProblems)),
  }),
  answer: envelope(z.array(announcedStore)),
  can: 'operator',
});

export const findAnnouncements = endpoint({
  method: 'GET',
  path: '/operator/announcements',
  summary: 'Lists the messages of the marketplace to many stores, the latest first.',
  query: listQuery,
  answer: envelope(pageOf(announcement)),
  can: 'operator',
});

export const findAnnouncementRecipients = endpoint({
  method: 'GET',
  path: '/operator/announcement/{id}/stores',
  summary: 'Lists the stores that an announcement is for, with who confirmed it.',
  params: z.object({ id: idInPath }),
  answer: envelope(z.array(announcementRecipient)),
  can: 'operator',
});

export const sendAnnouncement = endpoint({
  method: 'POST',
  path: '/operator/announcement',
  summary: `Sends a message to many stores, by email to their owners and on their home screens. It leaves after ${announcementDelaySeconds} seconds.`,
  body: announcementRequest,
  answer: envelope(announcement),
  can: 'operator',
  idempotency: 'accepted',
});

export const cancelAnnouncement = endpoint({
  method: 'POST',
  path: '/operator/announcement/cancel',
  summary: 'Cancels an announcement that has not left yet.',
  body: z.object({ id }),
  answer: envelope(announcement),
  can: 'operator',
});

/** A marketplace message as a store sees it. */
export const storeAnnouncement = z.object({
  id,
  subject: z.string(),
  body: z.string(),
  sentAt: instant,
});

export type StoreAnnouncement = z.infer<typeof storeAnnouncement>;

export const findStoreAnnouncements = endpoint({
  method: 'GET',
  path: '/merchant/store/announcements/{storeId}',
  summary:
    'Lists the messages of the marketplace that nobody in the store has confirmed, the latest first.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(storeAnnouncement)),
  can: { permission: 'notifications:read', store: 'params.storeId' },
});

export const confirmAnnouncement = endpoint({
  method: 'POST',
  path: '/merchant/store/announcement/confirm',
  summary: 'Confirms a message of the marketplace for the whole store, and returns the others.',
  body: z.object({ storeId: id, id }),
  answer: envelope(z.array(storeAnnouncement)),
  can: { permission: 'notifications:write', store: 'body.storeId' },
});
