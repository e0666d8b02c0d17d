import { minutesAfter, plannedInstants, type ShiftRequest } from '@counter/contract/people';
import { addDays, dayAt, instantOf } from '@counter/contract/shared';
import { checkVersion } from '../../../platform/events/check-version.ts';
import { oncePerKey } from '../../../platform/events/once.ts';
import type { Work } from '../../../platform/events/work.ts';
import { refusedField, type ProblemError } from '../../../platform/kernel/problem.ts';
import { notFoundIn } from '../../../platform/tenancy/not-found-in.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { lockEmployee } from '../employees.repository.ts';
import {
  countOverlaps,
  createShift,
  lockShift,
  updateShift,
  updateShiftRemoved,
  type ShiftFacts,
} from './shifts.repository.ts';

/**
 * Adds or corrects a shift; returns its id.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE, INVALID_FIELDS for a day in the future or times that overlap
 * another shift, IDEMPOTENCY_KEY_REUSED
 */
export async function saveShift(
  work: Work,
  request: ShiftRequest,
  key: string | undefined,
): Promise<number> {
  return oncePerKey(work, { key, request }, () => writeShift(work, request));
}

async function writeShift(work: Work, request: ShiftRequest): Promise<number> {
  const { tx, scope } = work;
  const { id, employeeId, olVersion } = request;
  const employee = await lockEmployee(tx, scope, employeeId);
  if (!employee) throw notFoundIn(scope, 'employee');
  const name = `${employee.firstName} ${employee.lastName}`;
  const facts = factsOf(work, request);
  if (id === 0) {
    await checkOverlaps(work, request, facts);
    const created = await createShift(work, employeeId, facts);
    record(work, { action: 'shift.create', id: created, name, after: toLog(facts) });
    return created;
  }
  const before = await lockShift(tx, scope, id);
  if (!before || before.employeeId !== employeeId) throw noShift(scope);
  const edited = { ...before, name, olVersion: before.version, changes: ['times'] };
  await checkVersion(edited, olVersion, work);
  await checkOverlaps(work, request, facts);
  await updateShift(work, id, facts);
  record(work, {
    action: 'shift.update',
    id,
    name,
    before: toLog(before),
    after: toLog(facts),
  });
  return id;
}

/**
 * Removes a shift; returns its id.
 * @throws ProblemError NOT_FOUND
 */
export async function removeShift(work: Work, id: number, reason: string): Promise<number> {
  const before = await lockShift(work.tx, work.scope, id);
  if (!before) throw noShift(work.scope);
  await updateShiftRemoved(work, id, reason);
  const { name } = before;
  record(work, { action: 'shift.remove', id, name, before: toLog(before), after: { reason } });
  return id;
}

type Change = {
  readonly action: 'shift.create' | 'shift.update' | 'shift.remove';
  readonly id: number;
  readonly name: string;
  readonly before?: object;
  readonly after: object;
};

function record({ audit, emit }: Work, { id, name, ...change }: Change): void {
  audit({ ...change, entity: 'shift', entityId: id, subject: name });
  emit({ kind: 'people.changed' });
}

function toLog({ startedAt, endedAt, breaks, reason }: ShiftFacts): object {
  return {
    startedAt: startedAt.toISOString(),
    endedAt: endedAt && endedAt.toISOString(),
    breaks,
    reason,
  };
}

function noShift(scope: StoreScope): ProblemError {
  return notFoundIn(scope, 'shift');
}

function factsOf({ at: now, scope }: Work, request: ShiftRequest): ShiftFacts {
  const { day, start, end, reason } = request;
  if (day > dayAt(now, scope.timeZone))
    throw refusedField('day', "You can't add a shift of a day to come.");
  const { timeZone } = scope;
  const at = (time: string) =>
    instantOf(time < start ? addDays(day, 1) : day, minutesAfter('00:00', time), timeZone);
  const startedAt = at(start);
  const endedAt = end === null ? null : plannedInstants({ day, start, end }, timeZone).endsAt;
  if (startedAt > now) throw refusedField('start', 'The shift begins later than now.');
  if (endedAt && endedAt > now) throw refusedField('end', 'The shift ends later than now.');
  const breaks = request.breaks.map((one) => ({
    start: at(one.start).toISOString(),
    end: at(one.end).toISOString(),
  }));
  return { day, startedAt, endedAt, breaks, reason };
}

async function checkOverlaps(
  { tx, scope }: Work,
  { id, employeeId }: ShiftRequest,
  { startedAt: start, endedAt: end }: ShiftFacts,
): Promise<void> {
  const overlaps = await countOverlaps(tx, scope, { employeeId, start, end, but: id });
  if (overlaps > 0)
    throw refusedField('start', 'These times overlap another shift of this employee.');
}
