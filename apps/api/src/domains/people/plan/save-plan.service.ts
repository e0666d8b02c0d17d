import { plansOverlap, type PlannedShiftRequest } from '@counter/contract/people';
import { addDays, addMonths, dayAt, spokenDay, writeClock } from '@counter/contract/shared';
import { checkVersion } from '../../../platform/events/check-version.ts';
import { oncePerKey } from '../../../platform/events/once.ts';
import type { Work } from '../../../platform/events/work.ts';
import { differenceOf } from '../../../platform/kernel/difference.ts';
import { pick } from '../../../platform/kernel/pick.ts';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import { notFoundIn } from '../../../platform/tenancy/not-found-in.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import {
  createPlanned,
  findPlannedRows,
  lockPlannable,
  lockPlannedRows,
  updatePlanned,
  updatePlannedRemoved,
  type PlannableRow,
  type PlannedFacts,
  type PlannedRow,
} from './plan.repository.ts';

const plannedFields = ['employeeId', 'day', 'start', 'end', 'note'] as const;

type Logged = Omit<PlannedFacts, 'employeeId'> & { readonly name: string };

function toLog({ name, day, start, end, note }: Logged): object {
  return { employee: name, day, start, end, note };
}

/**
 * Adds or updates a planned shift; returns its id.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE, INVALID_FIELDS for a day outside the employment or times that
 * overlap another planned shift, IDEMPOTENCY_KEY_REUSED
 */
export async function savePlannedShift(
  work: Work,
  request: PlannedShiftRequest,
  key: string | undefined,
): Promise<number> {
  return oncePerKey(work, { key, request }, () => writePlanned(work, request));
}

async function writePlanned(work: Work, request: PlannedShiftRequest): Promise<number> {
  const { tx, scope } = work;
  const { id, employeeId, olVersion } = request;
  const [employee] = await lockPlannable(tx, scope, [employeeId]);
  if (!employee) throw notFoundIn(scope, 'employee');
  const { name } = employee;
  const facts = pick(request, plannedFields);
  const before = id === 0 ? undefined : await findLocked(work, id);
  if (before) {
    await checkVersion(
      { ...before, olVersion: before.version, changes: ['shift'] },
      olVersion,
      work,
    );
  }
  const refusal = refusalOf(work, facts.day, employee);
  if (refusal !== undefined) throw refusedField('day', refusal);
  await checkOverlaps(work, { ...facts, name, id });
  if (!before) {
    const [created = 0] = await createPlanned(work, [facts]);
    record(work, {
      action: 'planned_shift.create',
      id: created,
      name,
      after: toLog({ ...facts, name }),
    });
    return created;
  }
  if (!differenceOf(pick(before, plannedFields), facts)) return id;
  await updatePlanned(work, id, facts);
  const difference = differenceOf(toLog(before), toLog({ ...facts, name }));
  record(work, { action: 'planned_shift.update', id, name, ...difference });
  return id;
}

async function findLocked({ tx, scope }: Work, id: number): Promise<PlannedRow> {
  const [row] = await lockPlannedRows(tx, scope, [id]);
  if (!row || row.removed) throw noShift(scope);
  return row;
}

/** Returns the reason an employee can't have a shift on a day; undefined if they can. */
function refusalOf(
  { at, scope }: Work,
  day: string,
  { name, joiningDate, endDate }: PlannableRow,
): string | undefined {
  const today = dayAt(at, scope.timeZone);
  if (day < addMonths(today, -12) || day > addMonths(today, 12)) {
    return 'Choose a day within a year from today.';
  }
  if (joiningDate !== null && day < joiningDate) {
    return `${name} joins on ${spokenDay(joiningDate, scope)}.`;
  }
  if (endDate !== null && day > endDate) {
    return `${name}'s last day is ${spokenDay(endDate, scope)}.`;
  }
  return undefined;
}

type Wanted = PlannedFacts & { readonly name: string; readonly id: number };

async function checkOverlaps(work: Work, shift: Wanted): Promise<void> {
  const other = await findOverlap(work, shift);
  if (other) throw refusedField('start', sentenceOf(other, work.scope));
}

/**
 * Returns an overlapping planned shift of the same employee. A shift ends no later than the next day, so only adjacent
 * days matter.
 */
async function findOverlap({ tx, scope }: Work, shift: Wanted): Promise<PlannedRow | undefined> {
  const around = { from: addDays(shift.day, -1), to: addDays(shift.day, 1) };
  return overlapAmong(await findPlannedRows(tx, scope, around), shift);
}

function overlapAmong(rows: readonly PlannedRow[], shift: Wanted): PlannedRow | undefined {
  return rows.find(
    (one) => one.employeeId === shift.employeeId && one.id !== shift.id && plansOverlap(one, shift),
  );
}

function sentenceOf({ name, day, start, end }: PlannedRow, scope: StoreScope): string {
  const [from, to] = [start, end].map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return writeClock({ hour, minute }, scope.dates);
  });
  return `${name} already has a planned shift on ${spokenDay(day, scope)}, ${from} to ${to}.`;
}

/**
 * Removes planned shifts; returns their ids. Skips those already removed.
 * @throws ProblemError NOT_FOUND
 */
export async function removePlannedShifts(work: Work, ids: readonly number[]): Promise<number[]> {
  const rows = await findAll(work, ids);
  const present = rows.filter(({ removed }) => !removed);
  await updatePlannedRemoved(
    work,
    present.map(({ id }) => id),
    true,
  );
  for (const row of present) {
    const { id, name } = row;
    record(work, { action: 'planned_shift.remove', id, name, before: toLog(row) });
  }
  return [...ids];
}

/**
 * Restores removed planned shifts; returns their ids.
 * @throws ProblemError NOT_FOUND, CONFLICT if one would overlap another shift or falls outside the employment
 */
export async function restorePlannedShifts(work: Work, ids: readonly number[]): Promise<number[]> {
  const { tx, scope } = work;
  const employees = await lockPlannable(tx, scope);
  const gone = (await findAll(work, ids)).filter(({ removed }) => removed);
  for (const [index, row] of gone.entries()) {
    const employee = employees.find(({ employeeId }) => employeeId === row.employeeId);
    const refusal = employee && refusalOf(work, row.day, employee);
    if (refusal !== undefined) throw new ProblemError('CONFLICT', refusal);
    const restored = gone.slice(0, index);
    const other = overlapAmong(restored, row) ?? (await findOverlap(work, row));
    if (other) throw new ProblemError('CONFLICT', sentenceOf(other, scope));
  }
  await updatePlannedRemoved(
    work,
    gone.map(({ id }) => id),
    false,
  );
  for (const row of gone) {
    const { id, name } = row;
    record(work, { action: 'planned_shift.restore', id, name, after: toLog(row) });
  }
  return [...ids];
}

async function findAll({ tx, scope }: Work, ids: readonly number[]): Promise<PlannedRow[]> {
  const rows = await lockPlannedRows(tx, scope, ids);
  if (rows.length < new Set(ids).size) throw noShift(scope);
  return rows;
}

function noShift(scope: StoreScope): ProblemError {
  return notFoundIn(scope, 'planned shift');
}

type Change = {
  readonly action: `planned_shift.${'create' | 'update' | 'remove' | 'restore'}`;
  readonly id: number;
  readonly name: string;
  readonly before?: object;
  readonly after?: object;
};

function record({ audit, emit }: Work, { id, name, ...change }: Change): void {
  audit({ ...change, entity: 'planned-shift', entityId: id, subject: name });
  emit({ kind: 'people.changed' });
}
