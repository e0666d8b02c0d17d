import {
  findPlannedSettings,
  planSetting,
  removePlannedSetting,
  restorePlannedSetting,
  undoPlannedSetting,
} from '@counter/contract/settings';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as planned from './planned-settings.service.ts';
import { undoPlanned } from './undoing-settings.service.ts';

/** Binds the routes of planned settings changes. */
export function plannedSettingRoutes(platform: Platform): Route[] {
  const { act, db, clock } = platform;
  return [
    route(findPlannedSettings, async ({ scope }) => ({
      data: await planned.findPlanned(db, scope, clock.now()),
    })),
    route(planSetting, async ({ scope, body, request }) => ({
      data: await planned.plan(platform, scope, body, request.idempotencyKey),
    })),
    route(removePlannedSetting, async ({ scope, body }) => ({
      data: await act(scope, (work) => planned.cancel(work, body.id)),
    })),
    route(undoPlannedSetting, async ({ scope, body }) => {
      const { plans: data, message } = await act(scope, (work) => undoPlanned(work, body.id));
      return { data, message };
    }),
    route(restorePlannedSetting, async ({ scope, body }) => ({
      data: await act(scope, (work) => planned.restore(work, body.id)),
    })),
  ];
}
