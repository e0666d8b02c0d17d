import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath } from '../shared/schema.ts';
import {
  calendarFeedList,
  calendarFeedRequest,
  madeCalendarFeed,
  oneCalendarFeed,
} from './calendar-feeds.schemas.ts';

const writes = { permission: 'integrations:write', store: 'body.storeId' } as const;

export const findCalendarFeeds = endpoint({
  method: 'GET',
  path: '/merchant/store/calendar-feeds/{storeId}',
  summary: 'Lists the calendar feeds of a store.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(calendarFeedList),
  can: { permission: 'integrations:read', store: 'params.storeId' },
});

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/merchant/store/calendar-feed',
  summary: 'Creates a calendar feed. Its secret address is shown only once.',
  body: calendarFeedRequest,
  answer: envelope(madeCalendarFeed),
  can: writes,
});

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/merchant/store/calendar-feed/renew',
  summary:
    'Gives a calendar feed a new address, with the caller as its maker. The old one stops working immediately.',
  body: oneCalendarFeed,
  answer: envelope(madeCalendarFeed),
  can: writes,
});

export const endCalendarFeed = endpoint({
  method: 'POST',
  path: '/merchant/store/calendar-feed/end',
  summary: 'Ends a calendar feed immediately.',
  body: oneCalendarFeed,
  answer: envelope(id),
  can: writes,
});
