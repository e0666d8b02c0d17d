import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';

type RemovedRow = { readonly id: number; readonly name: string; readonly version: number };

/** One kind of what is on a menu, as it is deleted and brought back. */
type Kind = {
  readonly entity: 'product' | 'deal';
  readonly findEvenDeleted: (
    tx: Work['tx'],
    scope: StoreScope,
    ids: readonly number[],
  ) => Promise<readonly { readonly name: string }[]>;
  readonly updateDeleted: (
    work: Work,
    ids: readonly number[],
    deleted: boolean,
  ) => Promise<readonly RemovedRow[]>;
};

/**
 * Takes what the ids name off the menu, or brings it back as it was: all of it or nothing. Answers the
 * ids, also of what stood so before, with a sentence that says so.
 */
type Change = (
  platform: Platform,
  scope: StoreScope,
  ids: readonly number[],
) => Promise<{ data: { ids: number[] }; message: string }>;

/** Deletes things of a kind. @throws ProblemError NOT_FOUND when one is not the store's. */
export function remover(kind: Kind): Change {
  return changer(kind, true);
}

/** Brings things of a kind back. @throws ProblemError NOT_FOUND when one is not the store's. */
export function restorer(kind: Kind): Change {
  return changer(kind, false);
}

function changer(kind: Kind, deleted: boolean): Change {
  return async ({ act }, scope, ids) =>
    act(scope, async (work) => {
      const what = await setDeleted(work, kind, ids, deleted);
      const message = `${what} ${deleted ? 'deleted' : 'restored'}.`;
      return { data: { ids: [...ids] }, message };
    });
}

async function setDeleted(
  work: Work,
  { entity, findEvenDeleted, updateDeleted }: Kind,
  ids: readonly number[],
  deleted: boolean,
): Promise<string> {
  const wanted = [...new Set(ids)];
  const known = await findEvenDeleted(work.tx, work.scope, wanted);
  if (known.length < wanted.length) {
    throw new ProblemError('NOT_FOUND', `Some of these ${entity}s are no longer on your menu.`);
  }
  const changed = await updateDeleted(work, wanted, deleted);
  for (const { id, name, version } of changed) {
    work.audit({
      action: `${entity}.${deleted ? 'delete' : 'restore'}`,
      entity,
      entityId: id,
      before: { deleted: !deleted },
      after: { name, deleted, olVersion: version },
    });
  }
  if (changed.length > 0) work.emit({ kind: 'menu.changed' });
  const [only] = known;
  return known.length === 1 && only ? `${only.name} was` : `${known.length} ${entity}s were`;
}
