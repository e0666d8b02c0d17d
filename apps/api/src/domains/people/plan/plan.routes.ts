import {
  copyPlannedWeek,
  findPlan,
  removePlannedShifts,
  restorePlannedShifts,
  savePlannedShift,
} from '@counter/contract/people';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as copying from './copy-week.service.ts';
import * as plan from './plan.service.ts';
import * as saving from './save-plan.service.ts';

/** Binds the routes of planned shifts. */
export function planRoutes({ act, db }: Platform): Route[] {
  return [
    route(findPlan, async ({ scope, body }) => ({ data: await plan.findPlan(db, scope, body) })),
    route(savePlannedShift, async ({ scope, body, request: { idempotencyKey } }) => ({
      data: await act(scope, (work) => saving.savePlannedShift(work, body, idempotencyKey)),
      message: 'planned shift is saved',
    })),
    route(removePlannedShifts, async ({ scope, body }) => ({
      data: await act(scope, (work) => saving.removePlannedShifts(work, body.ids)),
    })),
    route(restorePlannedShifts, async ({ scope, body }) => ({
      data: await act(scope, (work) => saving.restorePlannedShifts(work, body.ids)),
    })),
    route(copyPlannedWeek, async ({ scope, body }) => ({
      data: await act(scope, (work) => copying.copyPlannedWeek(work, body.from)),
    })),
  ];
}
