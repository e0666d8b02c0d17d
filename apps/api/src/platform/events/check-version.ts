import { fieldLabel, spokenTime } from '@counter/contract/shared';
import { ProblemError, refusedField } from '../kernel/problem.ts';
import { findChangedFields, type LoggedEntity } from './audit/changed-fields.ts';
import type { Work } from './work.ts';

type Edited = {
  readonly name: string;
  readonly olVersion: number;
  readonly changedBy: string;
  readonly changedAt: Date;
  /**
   * The labels of what changed since, or the audit log's entity to find them in. Without them, the message names the
   * whole entity.
   */
  readonly changes?: LoggedEntity | readonly string[];
};

/**
 * Checks that a save starts from the stored version.
 * @throws ProblemError CHANGED_MEANWHILE (says who changed what, and when), or INVALID_FIELDS at `olVersion` if the
 * caller sent no version
 */
export async function checkVersion(
  stored: Edited,
  olVersion: number | undefined,
  work: Pick<Work, 'at' | 'scope' | 'tx'>,
): Promise<void> {
  const { name, changedBy, changedAt } = stored;
  if (olVersion === undefined) {
    throw refusedField('olVersion', `Reload "${name}" first.`);
  }
  if (olVersion === stored.olVersion) return;
  const changed = describe(name, await findChanges(stored, olVersion, work));
  const when = spokenTime(changedAt, work.at, work.scope);
  throw new ProblemError(
    'CHANGED_MEANWHILE',
    `${changedBy} changed ${changed} ${when}, after you opened it. Nothing was saved.`,
  );
}

/** Returns the labels of what changed since a version, without duplicates, in the form's order. */
async function findChanges(
  { changes = [], olVersion: current }: Edited,
  since: number,
  { tx, scope }: Pick<Work, 'scope' | 'tx'>,
): Promise<readonly string[]> {
  if (!('entity' in changes)) return changes;
  if (since > current) return [];
  const fields = await findChangedFields(tx, scope, changes, current - since);
  const changed = new Set(fields.map(fieldLabel));
  return [...new Set(changes.fields.map(fieldLabel))].filter((label) => changed.has(label));
}

function describe(name: string, changes: readonly string[]): string {
  if (changes.length === 0) return `"${name}"`;
  const words = changes.map((change) => `the ${change}`);
  const list = [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
  return `${list} of "${name}"`;
}
