import * as endpoints from '@counter/contract/store';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findHoursRecord } from './hours-record.service.ts';
import * as hours from './hours.service.ts';
import { startOverride, endOverride } from './status-overrides.service.ts';

export function hoursRoutes(platform: Platform): Route[] {
  const { db, clock } = platform;
  return [
    route(endpoints.findStoreHours, async ({ scope }) => ({
      data: await hours.findHours(db, scope, clock.now()),
    })),
    route(endpoints.saveStoreHours, async ({ scope, body }) => ({
      data: await hours.saveHours(platform, scope, body),
      message: 'Hours saved',
    })),
    route(endpoints.saveHoursException, async ({ scope, body }) => ({
      data: await hours.saveException(platform, scope, body),
      message: 'Exception saved',
    })),
    route(endpoints.removeHoursException, async ({ scope, body }) => ({
      data: await hours.removeException(platform, scope, body.id),
      message: 'Exception removed',
    })),
    route(endpoints.findHoursRecord, async ({ scope, body }) => ({
      data: await findHoursRecord(db, scope, body.pageNumber),
    })),
    route(endpoints.pauseStore, async ({ scope, body: { length, reason, note } }) => ({
      data: await startOverride(platform, scope, {
        kind: 'PAUSE',
        length,
        reason,
        note,
        minutes: null,
      }),
      message: 'Store is paused',
    })),
    route(endpoints.endPause, async ({ scope }) => ({
      data: await endOverride(platform, scope, 'PAUSE'),
      message: 'Store is open again',
    })),
    route(endpoints.setBusy, async ({ scope, body: { length, minutes } }) => ({
      data: await startOverride(platform, scope, {
        kind: 'BUSY',
        length,
        minutes,
        reason: null,
        note: '',
      }),
      message: 'New promises are longer',
    })),
    route(endpoints.endBusy, async ({ scope }) => ({
      data: await endOverride(platform, scope, 'BUSY'),
      message: 'New promises are as usual',
    })),
  ];
}
