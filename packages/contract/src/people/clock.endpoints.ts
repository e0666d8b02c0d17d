import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath } from '../shared/schema.ts';
import {
  clockPerson,
  employeePinRequest,
  punchRequest,
  removeShiftRequest,
  shiftList,
  shiftRequest,
  shiftsRequest,
} from './clock.schemas.ts';

const writes = { permission: 'people:write', store: 'body.storeId' } as const;
const reads = { permission: 'people:read', store: 'body.storeId' } as const;

export const findClock = endpoint({
  method: 'GET',
  path: '/merchant/store/clock/{storeId}',
  summary: 'Lists the employees at the time clock, by name, and whether they are clocked in.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(clockPerson)),
  can: { permission: 'orders:move', store: 'params.storeId' },
});

export const punchClock = endpoint({
  method: 'POST',
  path: '/merchant/store/clock/punch',
  summary: 'Clocks an employee in or out, or begins or ends a break, with their PIN.',
  body: punchRequest,
  answer: envelope(clockPerson),
  can: { permission: 'orders:move', store: 'body.storeId' },
});

export const saveEmployeePin = endpoint({
  method: 'POST',
  path: '/merchant/store/employee/pin',
  summary: 'Sets or removes the PIN that an employee clocks in with.',
  body: employeePinRequest,
  answer: envelope(id),
  can: writes,
});

export const findShifts = endpoint({
  method: 'POST',
  path: '/merchant/store/shifts',
  summary: 'Lists the shifts of a range of days with the time worked and the share of the tips.',
  body: shiftsRequest,
  answer: envelope(shiftList),
  can: reads,
});

export const exportShifts = endpoint({
  method: 'POST',
  path: '/merchant/store/shifts/export',
  summary: 'Exports the shifts of a range of days for payroll as CSV.',
  body: shiftsRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});

export const saveShift = endpoint({
  method: 'POST',
  path: '/merchant/store/shift/save',
  summary: 'Adds or corrects a shift, with a reason, and returns its id.',
  body: shiftRequest,
  answer: envelope(id),
  can: writes,
  idempotency: 'accepted',
});

export const removeShift = endpoint({
  method: 'POST',
  path: '/merchant/store/shift/remove',
  summary: 'Removes a shift, with a reason.',
  body: removeShiftRequest,
  answer: envelope(id),
  can: writes,
});
