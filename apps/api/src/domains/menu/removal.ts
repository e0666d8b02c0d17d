import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';

type RemovedRow = { readonly id: number; readonly name: string; readonly version: number };

/** A kind of menu item that can be deleted and restored. */
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

/** Deletes or restores menu items, all or none. Returns all given IDs and a message for the person. */
type Change = (
  platform: Platform,
  scope: StoreScope,
  ids: readonly number[],
) => Promise<{ data: { ids: number[] }; message: string }>;

/**
 * Returns a function that deletes items of a kind.
 * @throws ProblemError NOT_FOUND if one is not the store's
 */
export function remover(kind: Kind): Change {
  return changer(kind, true);
}

/**
 * Returns a function that restores items of a kind.
 * @throws ProblemError NOT_FOUND if one is not the store's
 */
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
