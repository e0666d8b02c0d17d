import type { PlannedSetting } from '@counter/contract/settings';
import { settingParts } from '@counter/contract/settings';
import { fieldLabel } from '@counter/contract/shared';
import type { Work } from '../../platform/events/work.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { describeUndone, undoFields, type KeptChange } from '../../platform/kernel/undo-fields.ts';
import { lockSettings } from '../store/index.ts';
import { readPart, writePart } from './planned-parts.ts';
import { lockPlannedRow, setUndone, type PlannedRow } from './planned-settings.repository.ts';
import { findPlanned } from './planned-settings.service.ts';

type Undone = { readonly plans: PlannedSetting[]; readonly message: string };

/**
 * Restores the settings that a planned change replaced. Keeps values that were changed since, and lists them.
 * @throws ProblemError NOT_FOUND; CONFLICT if it was already undone, or everything was changed since
 */
export async function undoPlanned(work: Work, id: number): Promise<Undone> {
  const { tx, scope } = work;
  const row = await lockPlannedRow(tx, scope, id);
  const change = changeOf(row);
  await lockSettings(tx, scope);
  const { restored, left } = undoFields(await readPart(tx, scope, change.part), change);
  if (Object.keys(restored).length === 0) {
    throw new ProblemError('CONFLICT', 'All of it was changed since. Nothing was undone.');
  }
  await writePart(work, change.part, restored);
  await setUndone(work, { id });
  work.audit({
    action: 'setting-plan.undo',
    entity: 'setting-plan',
    entityId: id,
    subject: settingParts[change.part],
  });
  work.emit({ kind: 'settings.changed' });
  const message = describeUndone([...new Set(left.map(fieldLabel))]);
  return { plans: await findPlanned(tx, scope, work.at), message };
}

function changeOf(row: PlannedRow | undefined): KeptChange & Pick<PlannedRow, 'part'> {
  const [change] = row?.undo ?? [];
  if (!row || !change) throw new ProblemError('NOT_FOUND', "This change can't be undone.");
  if (row.undoneBy !== null) {
    throw new ProblemError('CONFLICT', `${row.undoneBy} already undid this change.`);
  }
  return { ...change, part: row.part };
}
