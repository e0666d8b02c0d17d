import {
  clockActionsIn,
  type ClockAction,
  type ClockPerson,
  type ClockState,
  type PlannedShift,
  type PunchRequest,
} from '@counter/contract/people';
import { dayAt } from '@counter/contract/shared';
import { pick } from '../../../platform/kernel/pick.ts';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import { notFoundIn } from '../../../platform/tenancy/not-found-in.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Work } from '../../../platform/events/work.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { lockEmployee } from '../employees.repository.ts';
import {
  clearTries,
  countTry,
  findClockRows,
  findPin,
  updatePin,
  type ClockRow,
} from './clock.repository.ts';
import { findPlannedToday } from '../plan/plan.service.ts';
import { hashPin, matchesPin } from './pin-hash.ts';
import { createShift, lockOpenShift, updateShift, type ShiftRow } from './shifts.repository.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** Lists the employees who can clock in today, by name. */
export async function findClock({ db, clock }: Reading, scope: StoreScope): Promise<ClockPerson[]> {
  return findPeople(db, scope, clock.now());
}

async function findPeople(
  db: Db | Tx,
  scope: StoreScope,
  now: Date,
  only?: number,
): Promise<ClockPerson[]> {
  const today = dayAt(now, scope.timeZone);
  const [rows, planned] = await Promise.all([
    findClockRows(db, scope, today, only),
    findPlannedToday(db, scope, { today, now }),
  ]);
  return rows.map((row) => toPerson(row, planned.get(row.employeeId) ?? []));
}

function toPerson(
  { employeeId, name, hasPin, ...last }: ClockRow,
  planned: readonly PlannedShift[],
): ClockPerson {
  const state = stateOf(last.startedAt && { ...last, breaks: last.breaks ?? [] });
  const open = last.breaks?.find(({ end }) => end === null);
  const since = { IN: last.startedAt, OUT: last.endedAt, BREAK: open && new Date(open.start) };
  return {
    employeeId,
    name,
    hasPin,
    state,
    since: since[state]?.toISOString() ?? null,
    planned: planned.map((one) => pick(one, ['start', 'end', 'startsAt', 'endsAt'])),
  };
}

function stateOf(shift: Pick<ShiftRow, 'endedAt' | 'breaks'> | null | undefined): ClockState {
  if (!shift || shift.endedAt) return 'OUT';
  return shift.breaks.some(({ end }) => end === null) ? 'BREAK' : 'IN';
}

const maxWrongPins = 5;
const lockMs = 5 * 60_000;

/**
 * Checks an employee's PIN. Counts each attempt before the check, so that parallel attempts can't exceed the limit of
 * 5.
 * @throws ProblemError NOT_FOUND, CONFLICT if no PIN is set, INVALID_FIELDS for a wrong PIN, TOO_MANY_REQUESTS for 5
 * minutes after 5 wrong ones
 */
export async function checkPin(
  { db, clock }: Reading,
  scope: StoreScope,
  { employeeId, pin }: Pick<PunchRequest, 'employeeId' | 'pin'>,
): Promise<void> {
  const at = clock.now();
  const known = await findPin(db, scope, employeeId, dayAt(at, scope.timeZone));
  if (!known) throw noEmployee(scope);
  const { name, pinHash } = known;
  if (pinHash === null) {
    throw new ProblemError(
      'CONFLICT',
      `${name} has no PIN. An owner or a manager sets it under Employees.`,
    );
  }
  const lockedUntil = new Date(at.getTime() + lockMs);
  const allowed = await countTry(db, scope, employeeId, {
    at,
    maxFailures: maxWrongPins,
    lockedUntil,
  });
  if (!allowed) {
    throw new ProblemError(
      'TOO_MANY_REQUESTS',
      'Too many wrong PINs. Wait 5 minutes, or ask an owner or a manager for a new PIN.',
      { retryAfterSeconds: lockMs / 1000 },
    );
  }
  if (!(await matchesPin(pinHash, pin))) {
    throw refusedField('pin', 'Wrong PIN. Try again.');
  }
  await clearTries(db, scope, employeeId);
}

const auditActions = {
  IN: 'shift.in',
  BREAK: 'shift.break',
  BACK: 'shift.back',
  OUT: 'shift.out',
} as const satisfies Record<ClockAction, string>;

const refusals: Readonly<Record<ClockState, string>> = {
  OUT: 'is not clocked in',
  IN: 'is clocked in already',
  BREAK: 'is on a break',
};

/**
 * Clocks an employee in, out, or on a break. The PIN must have been checked.
 * @throws ProblemError NOT_FOUND, CONFLICT if the action is impossible in their current state
 */
export async function punchClock(
  work: Work,
  { employeeId, action }: Pick<PunchRequest, 'employeeId' | 'action'>,
): Promise<ClockPerson> {
  const { tx, scope, at, audit, emit } = work;
  // Lock the employee, so that presses on two devices run one after the other.
  const employee = await lockEmployee(tx, scope, employeeId);
  if (!employee) throw noEmployee(scope);
  const open = await lockOpenShift(tx, scope, employeeId);
  const state = stateOf(open);
  const name = `${employee.firstName} ${employee.lastName}`;
  if (!clockActionsIn(state).includes(action)) {
    throw new ProblemError('CONFLICT', `${name} ${refusals[state]}.`);
  }
  const id = open ? await changeOpen(work, open, action) : await begin(work, employeeId);
  audit({ action: auditActions[action], entity: 'shift', entityId: id, subject: name });
  emit({ kind: 'people.changed' });
  const [person] = await findPeople(tx, scope, at, employeeId);
  if (!person) throw noEmployee(scope);
  return person;
}

async function begin(work: Work, employeeId: number): Promise<number> {
  const day = dayAt(work.at, work.scope.timeZone);
  const times = { startedAt: work.at, endedAt: null, breaks: [] };
  return createShift(work, employeeId, { ...times, day, reason: '' });
}

async function changeOpen(work: Work, open: ShiftRow, action: ClockAction): Promise<number> {
  const now = work.at.toISOString();
  const ended = open.breaks.map((one) => (one.end === null ? { ...one, end: now } : one));
  const breaks = action === 'BREAK' ? [...ended, { start: now, end: null }] : ended;
  await updateShift(work, open.id, { breaks, ...(action === 'OUT' ? { endedAt: work.at } : {}) });
  return open.id;
}

/**
 * Sets or removes an employee's PIN; returns their id.
 * @throws ProblemError NOT_FOUND
 */
export async function saveEmployeePin(
  { tx, scope, audit, emit }: Work,
  id: number,
  pin: string | null,
): Promise<number> {
  const employee = await lockEmployee(tx, scope, id);
  if (!employee) throw noEmployee(scope);
  await updatePin(tx, scope, id, pin === null ? null : await hashPin(pin));
  const subject = `${employee.firstName} ${employee.lastName}`;
  audit({
    action: 'employee.pin',
    entity: 'employee-pin',
    entityId: id,
    subject,
    before: { hasPin: employee.hasPin },
    after: { hasPin: pin !== null },
  });
  emit({ kind: 'people.changed' });
  return id;
}

function noEmployee(scope: StoreScope): ProblemError {
  return notFoundIn(scope, 'employee');
}
