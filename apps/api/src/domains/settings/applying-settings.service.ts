import { settingParts } from '@counter/contract/settings';
import type { Work } from '../../platform/events/work.ts';
import type { PlannedKind } from '../../platform/jobs/planned-changes.ts';
import { differenceOf } from '../../platform/kernel/difference.ts';
import { lockSettings } from '../store/index.ts';
import { readPart, writePart } from './planned-parts.ts';
import {
  findPlannedRow,
  keepUndo,
  lockPlannedRow,
  setPlannedState,
  type PlannedRow,
} from './planned-settings.repository.ts';
import { plannedSettingJob } from './planned-settings.service.ts';

/** Defines how planned settings changes are found and applied. */
export const plannedSettings: PlannedKind<PlannedRow> = {
  job: plannedSettingJob,
  find: findPlannedRow,
  lock: lockPlannedRow,
  apply: async (work, row) => {
    const { tx, scope } = work;
    await lockSettings(tx, scope);
    const before = await readPart(tx, scope, row.part);
    await writePart(work, row.part, row.changes);
    await setPlannedState(work, row, 'APPLIED');
    const changed = differenceOf(before, await readPart(tx, scope, row.part));
    if (changed) await keepUndo(work, row, changed);
    tell(work, 'setting-plan.apply', row);
  },
  fail: async (work, row, reason) => {
    await setPlannedState(work, row, 'FAILED', reason);
    tell(work, 'setting-plan.fail', row);
  },
};

function tell(
  work: Work,
  action: 'setting-plan.apply' | 'setting-plan.fail',
  { id, part }: PlannedRow,
): void {
  work.audit({ action, entity: 'setting-plan', entityId: id, subject: settingParts[part] });
  work.emit({ kind: 'settings.changed' });
}
