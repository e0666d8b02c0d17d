import { settingParts } from '@counter/contract/shared';
import type { Work } from '../../platform/events/work.ts';
import type { PlannedKind } from '../../platform/jobs/planned-changes.ts';
import { writePart } from './planned-parts.ts';
import {
  findPlannedRow,
  lockPlannedRow,
  setPlannedState,
  type PlannedRow,
} from './planned-settings.repository.ts';
import { plannedSettingJob } from './planned-settings.service.ts';

/** The planned changes of settings. */
export const plannedSettings: PlannedKind<PlannedRow> = {
  job: plannedSettingJob,
  find: findPlannedRow,
  lock: lockPlannedRow,
  apply: async (work, row) => {
    await writePart(work, row.part, row.changes);
    await setPlannedState(work, row, 'APPLIED');
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
