import { settingParts } from '@counter/contract/shared';
import type { Work } from '../../platform/events/work.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { writePart } from './planned-parts.ts';
import {
  findPlannedRow,
  lockPlannedRow,
  setPlannedState,
  type PlannedRow,
} from './planned-settings.repository.ts';

type Planned = { readonly storeId: number; readonly id: number };

/**
 * Makes a planned change of settings happen, once: in one transaction with its state. One that was cancelled or applied
 * before does nothing. What can't be done is written down as failed, with the reason.
 */
export async function applyPlannedSetting(
  platform: Pick<Platform, 'db' | 'act'>,
  planned: Planned,
): Promise<void> {
  const known = await findPlannedRow(platform.db, planned, planned.id);
  if (!known) return;
  // The history says whose change it is.
  const actor = `${known.plannedBy}, as planned`;
  const scope = await scopeForSystem(platform.db, planned.storeId, actor);
  try {
    await platform.act(scope, (work) => withDue(work, planned.id, apply));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await platform.act(scope, (work) =>
      withDue(work, planned.id, (failing, row) => fail(failing, row, error.message)),
    );
  }
}

async function withDue(
  work: Work,
  id: number,
  act: (work: Work, row: PlannedRow) => Promise<void>,
): Promise<void> {
  const row = await lockPlannedRow(work.tx, work.scope, id);
  if (row?.state === 'PLANNED' && row.appliesAt <= work.at) await act(work, row);
}

async function apply(work: Work, row: PlannedRow): Promise<void> {
  await writePart(work, row.part, row.changes);
  await setPlannedState(work, row, 'APPLIED');
  tell(work, 'setting-plan.apply', row);
}

async function fail(work: Work, row: PlannedRow, reason: string): Promise<void> {
  await setPlannedState(work, row, 'FAILED', reason);
  tell(work, 'setting-plan.fail', row);
}

function tell(
  work: Work,
  action: 'setting-plan.apply' | 'setting-plan.fail',
  { id, part }: PlannedRow,
): void {
  work.audit({ action, entity: 'setting-plan', entityId: id, subject: settingParts[part] });
  work.emit({ kind: 'settings.changed' });
}
