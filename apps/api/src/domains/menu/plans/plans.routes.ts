import {
  findPlannedChanges,
  removePlannedChange,
  restorePlannedChange,
  savePlannedChange,
  undoPlannedChange,
} from '@counter/contract/menu';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as plans from './plans.service.ts';
import { undoPlan } from './undoing-plans.service.ts';

/** Routes of planned changes. */
export function planRoutes(platform: Platform): Route[] {
  const { act, db, clock } = platform;
  return [
    route(findPlannedChanges, async ({ scope }) => ({
      data: await plans.findPlans(db, scope, clock.now()),
    })),
    route(savePlannedChange, async ({ scope, body, request }) => ({
      data: await plans.savePlan(platform, scope, body, request.idempotencyKey),
    })),
    route(removePlannedChange, async ({ scope, body }) => ({
      data: await act(scope, (work) => plans.removePlan(work, body.id)),
    })),
    route(undoPlannedChange, async ({ scope, body }) => {
      const { plans: data, message } = await act(scope, (work) => undoPlan(work, body.id));
      return { data, message };
    }),
    route(restorePlannedChange, async ({ scope, body }) => ({
      data: await act(scope, (work) => plans.restorePlan(work, body.id)),
    })),
  ];
}
