import {
  exportShifts,
  findClock,
  findShifts,
  punchClock,
  removeShift,
  saveEmployeePin,
  saveShift,
} from '@counter/contract/people';
import { fileRoute, route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as clockService from './clock.service.ts';
import * as correcting from './correct-shift.service.ts';
import { writeShifts } from './shift-file.ts';
import * as shifts from './shifts.service.ts';

/** Binds the routes of the time clock and the hours worked. */
export function clockRoutes(platform: Platform): Route[] {
  const { act, db, clock } = platform;
  return [
    route(findClock, async ({ scope }) => ({
      data: await clockService.findClock(platform, scope),
    })),
    route(punchClock, async ({ scope, body }) => {
      await clockService.checkPin(platform, scope, body);
      return { data: await act(scope, (work) => clockService.punchClock(work, body)) };
    }),
    route(saveEmployeePin, async ({ scope, body }) => ({
      data: await act(scope, (work) => clockService.saveEmployeePin(work, body.id, body.pin)),
      message: body.pin === null ? 'PIN is removed' : 'PIN is saved',
    })),
    route(findShifts, async ({ scope, body }) => ({
      data: await shifts.findShifts(db, scope, body, clock.now()),
    })),
    fileRoute(exportShifts, async ({ scope, body }) => writeShifts(platform, scope, body)),
    route(saveShift, async ({ scope, body, request: { idempotencyKey } }) => ({
      data: await act(scope, (work) => correcting.saveShift(work, body, idempotencyKey)),
      message: 'shift is saved',
    })),
    route(removeShift, async ({ scope, body }) => ({
      data: await act(scope, (work) => correcting.removeShift(work, body.id, body.reason)),
      message: 'shift is removed',
    })),
  ];
}
