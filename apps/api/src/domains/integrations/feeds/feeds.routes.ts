import {
  createCalendarFeed,
  endCalendarFeed,
  findCalendarFeeds,
  renewCalendarFeed,
} from '@counter/contract/integrations';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createFeed, endFeed, listFeeds, renewFeed } from './feeds.service.ts';

/** Routes of a store's calendar feeds. */
export function calendarFeedRoutes(platform: Platform): Route[] {
  return [
    route(findCalendarFeeds, async ({ scope }) => ({
      data: await listFeeds(platform.db, scope),
    })),
    route(createCalendarFeed, async ({ scope, session, body: { name, parts } }) => ({
      data: await createFeed(platform, scope, session, { name, parts }),
    })),
    route(renewCalendarFeed, async ({ scope, session, body: { id } }) => ({
      data: await renewFeed(platform, scope, session, id),
    })),
    route(endCalendarFeed, async ({ scope, body: { id } }) => {
      const name = await endFeed(platform, scope, id);
      return { data: id, message: `${name} has ended. Calendars can no longer read it.` };
    }),
  ];
}
