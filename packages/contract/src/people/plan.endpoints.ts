import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id } from '../shared/schema.ts';
import { shiftsRequest } from './clock.schemas.ts';
import {
  copiedWeek,
  copyWeekRequest,
  plan,
  plannedShiftRequest,
  plannedShiftsNamed,
} from './plan.schemas.ts';

const writes = { permission: 'people:write', store: 'body.storeId' } as const;

export const findPlan = endpoint({
  method: 'POST',
  path: '/merchant/store/plan',
  summary: 'Lists the planned shifts of a range of days, and who can be planned.',
  body: shiftsRequest,
  answer: envelope(plan),
  can: { permission: 'store:read', store: 'body.storeId' },
});

export const savePlannedShift = endpoint({
  method: 'POST',
  path: '/merchant/store/plan/save',
  summary: 'Plans or changes a shift of an employee and returns its id.',
  body: plannedShiftRequest,
  answer: envelope(id),
  can: writes,
  idempotency: 'accepted',
});

export const removePlannedShifts = endpoint({
  method: 'POST',
  path: '/merchant/store/plan/remove',
  summary: 'Removes planned shifts.',
  body: plannedShiftsNamed,
  answer: envelope(z.array(id)),
  can: writes,
});

export const restorePlannedShifts = endpoint({
  method: 'POST',
  path: '/merchant/store/plan/restore',
  summary: 'Restores removed planned shifts.',
  body: plannedShiftsNamed,
  answer: envelope(z.array(id)),
  can: writes,
});

export const copyPlannedWeek = endpoint({
  method: 'POST',
  path: '/merchant/store/plan/copy',
  summary: 'Copies the planned shifts of the week before into seven days without any.',
  body: copyWeekRequest,
  answer: envelope(copiedWeek),
  can: writes,
});
