import type { PlannablePart, PlannedSettingState } from '@counter/contract/settings';
import type { KeptChange } from '../../platform/kernel/undo-fields.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { KeptPart } from './planned-parts.ts';
import type { Db, Tx, Work } from './settings.tables.ts';

/** A planned settings change as stored. */
export type PlannedRow = {
  readonly id: number;
  readonly part: PlannablePart;
  readonly changes: KeptPart;
  readonly appliesAt: Date;
  readonly state: PlannedSettingState;
  readonly failure: string;
  readonly plannedBy: string;
  /** The values that the change replaced; empty before it was applied, or if it was applied before they were stored. */
  readonly undo: readonly KeptChange[];
  /** The name of the person who undid it. */
  readonly undoneBy: string | null;
};

const maxListed = 200;

type Since = { readonly failed: Date; readonly applied: Date };

/**
 * Returns a store's planned changes by time, those that failed since an instant, and those applied since another
 * instant and not undone. If there are too many, the earliest are left out.
 */
export async function findPlannedRows(
  db: Db | Tx,
  scope: StoreScope,
  since: Since,
): Promise<PlannedRow[]> {
  const latest = await plannedOf(db, scope)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'PLANNED'),
        eb.and([eb('state', '=', 'FAILED'), eb('appliesAt', '>=', since.failed)]),
        eb.and([
          eb('state', '=', 'APPLIED'),
          eb('appliesAt', '>=', since.applied),
          eb('undoneAt', 'is', null),
        ]),
      ]),
    )
    .orderBy('appliesAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
  return latest.toReversed();
}

/** Returns a planned change; undefined if the store has none with this id. */
export async function findPlannedRow(
  db: Db,
  scope: Pick<StoreScope, 'storeId'>,
  id: number,
): Promise<PlannedRow | undefined> {
  return plannedOf(db, scope).where('id', '=', id).executeTakeFirst();
}

/** Returns a planned change, locked until the transaction ends. */
export async function lockPlannedRow(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<PlannedRow | undefined> {
  return plannedOf(tx, scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

function plannedOf(db: Db | Tx, { storeId }: Pick<StoreScope, 'storeId'>) {
  return db
    .selectFrom('plannedSettings')
    .where('storeId', '=', storeId)
    .select(['id', 'part', 'changes', 'appliesAt', 'state', 'failure', 'plannedBy'])
    .select(['undo', 'undoneBy']);
}

/** Counts the changes that are still planned. */
export async function countPlannedRows(tx: Tx, { storeId }: StoreScope): Promise<number> {
  const { count } = await tx
    .selectFrom('plannedSettings')
    .where('storeId', '=', storeId)
    .where('state', '=', 'PLANNED')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Inserts a planned change by the current actor; returns its id. */
export async function createPlannedRow(
  { tx, scope, at }: Work,
  { part, changes, appliesAt }: Pick<PlannedRow, 'part' | 'changes' | 'appliesAt'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('plannedSettings')
    .values({
      storeId: scope.storeId,
      part,
      changes: JSON.stringify(changes),
      appliesAt,
      state: 'PLANNED',
      plannedBy: scope.actor.name,
      changedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets the state of a locked planned change, with a reason if it failed. */
export async function setPlannedState(
  { tx, scope, at }: Work,
  { id }: Pick<PlannedRow, 'id'>,
  state: PlannedSettingState,
  failure = '',
): Promise<void> {
  await tx
    .updateTable('plannedSettings')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ state, failure, changedAt: at })
    .execute();
}

/** Saves the values that a locked planned change replaced. */
export async function keepUndo(
  { tx, scope }: Work,
  { id }: Pick<PlannedRow, 'id'>,
  undo: KeptChange,
): Promise<void> {
  await tx
    .updateTable('plannedSettings')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ undo: JSON.stringify([undo]) })
    .execute();
}

/** Marks a locked planned change as undone by the current actor. */
export async function setUndone(
  { tx, scope, at }: Work,
  { id }: Pick<PlannedRow, 'id'>,
): Promise<void> {
  await tx
    .updateTable('plannedSettings')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ undoneAt: at, undoneBy: scope.actor.name })
    .execute();
}
