import {
  failedSettingsShownDays,
  maxPlannedSettings,
  undoableSettingsDays,
  type PlannablePart,
  type PlannedSetting,
  settingParts,
  type PlanSettingRequest,
} from '@counter/contract/settings';
import { addDays, dayAt, fieldLabel, instantOf } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { Work } from '../../platform/events/work.ts';
import { schedulePlanned } from '../../platform/jobs/planned-changes.ts';
import { differenceOf } from '../../platform/kernel/difference.ts';
import { fieldText } from '../../platform/kernel/field-text.ts';
import { undoFields } from '../../platform/kernel/undo-fields.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { lockSettings } from '../store/index.ts';
import { keptOf, readPart, type KeptPart } from './planned-parts.ts';
import {
  countPlannedRows,
  createPlannedRow,
  findPlannedRows,
  lockPlannedRow,
  setPlannedState,
  type PlannedRow,
} from './planned-settings.repository.ts';

/** The job that applies a planned settings change. */
export const plannedSettingJob = 'settings.plan';

/** Lists planned changes, next one first, with those that recently failed or can still be undone. */
export async function findPlanned(
  db: Db | Tx,
  scope: StoreScope,
  now: Date,
): Promise<PlannedSetting[]> {
  const { timeZone } = scope;
  const daysAgo = (days: number) => instantOf(addDays(dayAt(now, timeZone), -days), 0, timeZone);
  const rows = await findPlannedRows(db, scope, {
    failed: daysAgo(failedSettingsShownDays),
    applied: daysAgo(undoableSettingsDays),
  });
  const parts = new Map<PlannablePart, KeptPart>();
  for (const part of new Set(rows.map((row) => row.part))) {
    parts.set(part, await readPart(db, scope, part));
  }
  return rows.flatMap((row) => toPlanned(row, parts.get(row.part) ?? {}, scope) ?? []);
}

/** Describes a plan for the screen; undefined for an applied change that can't be undone any more. */
function toPlanned(
  { id, part, changes, appliesAt, state, failure, plannedBy, undo: [done] }: PlannedRow,
  now: KeptPart,
  scope: StoreScope,
): PlannedSetting | undefined {
  const isApplied = state === 'APPLIED';
  if (isApplied && !(done && Object.keys(undoFields(now, done).restored).length > 0)) return;
  const { before, after } = isApplied && done ? done : { before: now, after: changes };
  return {
    id,
    part,
    at: appliesAt.toISOString(),
    changes: Object.entries(after).map(([field, value]) => ({
      field: fieldLabel(field),
      before: fieldText(field, before[field], scope),
      after: fieldText(field, value, scope),
    })),
    state: state === 'CANCELLED' ? 'PLANNED' : state,
    failure,
    plannedBy,
  };
}

/**
 * Plans a change of a settings part; returns all plans. The same idempotency key plans once.
 * @throws ProblemError INVALID_FIELDS for a time in the past or no difference, CONFLICT if there are too many plans
 */
export async function plan(
  { act }: Platform,
  scope: StoreScope,
  request: PlanSettingRequest,
  key: string | undefined,
): Promise<PlannedSetting[]> {
  return act(scope, async (work) => {
    await oncePerKey(work, { key, request }, async () => add(work, request));
    return findPlanned(work.tx, scope, work.at);
  });
}

async function add(work: Work, { setting, at }: PlanSettingRequest): Promise<number> {
  const { tx, scope } = work;
  const appliesAt = new Date(at);
  if (appliesAt <= work.at) throw tooEarly();
  const { part } = setting;
  const kept = await keptOf(setting);
  await lockSettings(tx, scope);
  const difference = differenceOf(await readPart(tx, scope, part), kept);
  if (!difference) {
    throw new ProblemError('INVALID_FIELDS', 'Change a value first. These are the current ones.');
  }
  if ((await countPlannedRows(tx, scope)) >= maxPlannedSettings) {
    throw new ProblemError('CONFLICT', `You can plan up to ${maxPlannedSettings} changes.`);
  }
  const facts = { part, changes: difference.after, appliesAt };
  const id = await createPlannedRow(work, facts);
  await recordPlan(work, 'setting-plan.create', { id, ...facts });
  return id;
}

/** Cancels a planned change; returns all plans. @throws ProblemError NOT_FOUND */
export async function cancel(work: Work, id: number): Promise<PlannedSetting[]> {
  const row = await findOpen(work, id, 'PLANNED');
  await setPlannedState(work, row, 'CANCELLED');
  await recordPlan(work, 'setting-plan.cancel', row);
  return findPlanned(work.tx, work.scope, work.at);
}

/**
 * Restores a cancelled planned change; returns all plans.
 * @throws ProblemError NOT_FOUND, INVALID_FIELDS if its time has passed
 */
export async function restore(work: Work, id: number): Promise<PlannedSetting[]> {
  const row = await findOpen(work, id, 'CANCELLED');
  if (row.appliesAt <= work.at) throw tooEarly();
  await setPlannedState(work, row, 'PLANNED');
  await recordPlan(work, 'setting-plan.restore', row);
  return findPlanned(work.tx, work.scope, work.at);
}

async function findOpen(
  { tx, scope }: Work,
  id: number,
  state: PlannedRow['state'],
): Promise<PlannedRow> {
  const row = await lockPlannedRow(tx, scope, id);
  if (row?.state === state) return row;
  throw new ProblemError('NOT_FOUND', 'This change is no longer planned.');
}

type PlanSummary = Pick<PlannedRow, 'id' | 'part' | 'changes' | 'appliesAt'>;

/** Schedules the job of a plan and audits the change. */
async function recordPlan(
  work: Work,
  action: 'setting-plan.create' | 'setting-plan.cancel' | 'setting-plan.restore',
  { id, part, changes, appliesAt }: PlanSummary,
): Promise<void> {
  await schedulePlanned(work, plannedSettingJob, { id, appliesAt });
  work.audit({
    action,
    entity: 'setting-plan',
    entityId: id,
    subject: settingParts[part],
    after: { at: appliesAt.toISOString(), ...changes },
  });
  work.emit({ kind: 'settings.changed' });
}

function tooEarly(): ProblemError {
  return refusedField('at', 'Choose a time in the future.');
}
