import { spokenTime } from '@counter/contract/shared';
import { ProblemError } from '../kernel/problem.ts';
import type { Work } from './work.ts';

type Edited = {
  readonly name: string;
  readonly olVersion: number;
  readonly changedBy: string;
  readonly changedAt: Date;
  /** The changes since then, as people call them; the whole entity if they are unknown. */
  readonly changes?: readonly string[];
};

/**
 * Lets a save through if it starts from what is stored.
 * @throws ProblemError CHANGED_MEANWHILE (says who changed it and when), or INVALID_FIELDS at
 * `olVersion` where the caller does not say what was edited.
 */
export function checkVersion(
  stored: Edited,
  olVersion: number | undefined,
  { at, scope }: Pick<Work, 'at' | 'scope'>,
): void {
  if (olVersion === undefined) {
    const message = `Reload "${stored.name}" first.`;
    throw new ProblemError('INVALID_FIELDS', message, { errors: [{ path: 'olVersion', message }] });
  }
  if (olVersion === stored.olVersion) return;
  const when = spokenTime(stored.changedAt, at, scope);
  throw new ProblemError(
    'CHANGED_MEANWHILE',
    `${stored.changedBy} changed ${describe(stored)} ${when}, after you opened it. Nothing was saved.`,
  );
}

function describe({ name, changes = [] }: Edited): string {
  if (changes.length === 0) return `"${name}"`;
  const words = changes.map((change) => `the ${change}`);
  const list = [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
  return `${list} of "${name}"`;
}
