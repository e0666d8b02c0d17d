import {
  cancelAnnouncement,
  confirmAnnouncement,
  findAnnouncedStores,
  findAnnouncementRecipients,
  findAnnouncements,
  findStoreAnnouncements,
  operatorPageSize,
  sendAnnouncement,
} from '@counter/contract/operator';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as announcements from './announcements.service.ts';

/** Binds the routes of announcements to stores. */
export function announcementRoutes(platform: Platform): Route[] {
  const { act, db } = platform;
  return [
    route(findAnnouncedStores, async ({ query: { search, state, problem } }) => ({
      data: await announcements.findAnnouncedStores(platform, { search, state, problem }),
    })),
    route(findAnnouncements, async ({ query: { pageNumber } }) => ({
      data: await announcements.findAnnouncements(platform, {
        pageNumber: Number(pageNumber),
        pageSize: operatorPageSize,
      }),
    })),
    route(findAnnouncementRecipients, async ({ params }) => ({
      data: await announcements.findRecipients(platform, params.id),
    })),
    route(sendAnnouncement, async ({ session, body, request }) => ({
      data: await announcements.announce(platform, session, body, request),
    })),
    route(cancelAnnouncement, async ({ session, body, request }) => ({
      data: await announcements.cancelAnnouncement(platform, session, body.id, request.requestId),
    })),
    route(findStoreAnnouncements, async ({ scope }) => ({
      data: await announcements.findUnconfirmed(db, scope),
    })),
    route(confirmAnnouncement, async ({ scope, body }) => ({
      data: await act(scope, (work) => announcements.confirm(work, body.id)),
    })),
  ];
}
