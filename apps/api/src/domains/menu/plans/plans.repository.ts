import type { BulkEdit, PlannedChange, PlanState } from '@counter/contract/menu';
import { sql, type Updateable } from 'kysely';
import { stampOf } from '../../../platform/events/work.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { ChangedProduct } from './changed-product.ts';
import type { Database, Db, Tx, Work } from '../menu.tables.ts';

export type PlanFacts = {
  readonly productIds: readonly number[];
  readonly edit: BulkEdit;
  readonly appliesAt: Date;
};

/** A planned change as stored. */
export type Plan = PlanFacts & {
  readonly id: number;
  readonly state: PlanState;
  readonly plannedBy: string;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

export type UndoablePlan = Pick<Plan, 'id' | 'state'> & {
  /** Empty for a change from before undo data was stored. */
  readonly undo: readonly ChangedProduct[];
  readonly undoneBy: string | null;
};

/** Finds a store's planned changes, next one first, then those applied or failed since a time, latest first. */
export async function findPlanRows(
  db: Db | Tx,
  { storeId }: StoreScope,
  since: Date,
): Promise<PlannedChange[]> {
  const { rows } = await sql<PlannedChange>`
    select id, applies_at as at, product_ids, edit, state, failure, planned_by,
      version as ol_version, undone_by,
      state = 'APPLIED' and undone_at is null and jsonb_array_length(undo) > 0 as undoable,
      (select coalesce(json_agg(name order by lower(name), products.id), '[]') from products
        where store_id = ${storeId} and deleted_at is null
          and products.id in (select jsonb_array_elements(product_ids)::bigint)) as product_names
    from planned_changes
    where store_id = ${storeId}
      and (state = 'PLANNED' or (state in ('APPLIED', 'FAILED') and applies_at >= ${since}))
    order by state <> 'PLANNED', case when state = 'PLANNED' then applies_at end, applies_at desc, id
    limit 400`.execute(db);
  return rows;
}

/** Finds a planned change; undefined if the store doesn't have it. */
export async function findPlanRow(
  db: Db,
  { storeId }: Pick<StoreScope, 'storeId'>,
  id: number,
): Promise<Plan | undefined> {
  return plansOf(db, storeId).where('id', '=', id).executeTakeFirst();
}

/** Returns a planned change and locks it until the transaction ends. */
export async function lockPlanRow(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<Plan | undefined> {
  return plansOf(tx, storeId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns the undo data of a plan and locks it until the transaction ends. */
export async function lockUndoablePlan(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<UndoablePlan | undefined> {
  return tx
    .selectFrom('plannedChanges')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .select(['id', 'state', 'undo', 'undoneBy'])
    .forUpdate()
    .executeTakeFirst();
}

/** Saves the undo data of a plan. */
export async function keepUndo(
  work: Work,
  id: number,
  undo: readonly ChangedProduct[],
): Promise<void> {
  await updateById(work, id, { undo: JSON.stringify(undo) });
}

/** Marks a locked plan as undone by the caller. */
export async function setPlanUndone(work: Work, id: number): Promise<void> {
  await updateById(work, id, { undoneAt: work.at, undoneBy: work.scope.actor.name });
}

async function updateById(
  { tx, scope }: Work,
  id: number,
  columns: Updateable<Database['plannedChanges']>,
): Promise<void> {
  await tx
    .updateTable('plannedChanges')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set(columns)
    .execute();
}

function plansOf(db: Db | Tx, storeId: number) {
  return db
    .selectFrom('plannedChanges')
    .where('storeId', '=', storeId)
    .select(['id', 'productIds', 'edit', 'appliesAt', 'state', 'plannedBy'])
    .select(['version', 'changedBy', 'changedAt']);
}

/** Counts the pending changes. */
export async function countPlans(tx: Tx, { storeId }: StoreScope): Promise<number> {
  const { count } = await tx
    .selectFrom('plannedChanges')
    .where('storeId', '=', storeId)
    .where('state', '=', 'PLANNED')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Inserts a plan by the caller. Returns its ID. */
export async function createPlanRow(work: Work, facts: PlanFacts): Promise<number> {
  const { tx, scope } = work;
  const { id } = await tx
    .insertInto('plannedChanges')
    .values({
      storeId: scope.storeId,
      ...columnsOf(facts),
      state: 'PLANNED',
      plannedBy: scope.actor.name,
      ...stampOf(work),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a locked plan and increments its version. The caller becomes its author. */
export async function updatePlanRow(work: Work, plan: Plan, facts: PlanFacts): Promise<void> {
  await write(work, plan, { ...columnsOf(facts), plannedBy: work.scope.actor.name });
}

/** Sets the state of a locked plan, with the reason if it failed. */
export async function setPlanState(
  work: Work,
  plan: Plan,
  state: PlanState,
  failure = '',
): Promise<void> {
  await write(work, plan, { state, failure });
}

function columnsOf({ productIds, edit, appliesAt }: PlanFacts) {
  return { productIds: JSON.stringify(productIds), edit: JSON.stringify(edit), appliesAt };
}

async function write(
  work: Work,
  { id, version }: Plan,
  columns: Partial<ReturnType<typeof columnsOf>> & {
    readonly state?: PlanState;
    readonly failure?: string;
    readonly plannedBy?: string;
  },
): Promise<void> {
  await work.tx
    .updateTable('plannedChanges')
    .where('storeId', '=', work.scope.storeId)
    .where('id', '=', id)
    .where('version', '=', version)
    .set({ ...columns, ...stampOf(work), version: version + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
}
