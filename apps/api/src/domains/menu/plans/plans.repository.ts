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

/** A planned change as it is kept. */
export type Plan = PlanFacts & {
  readonly id: number;
  readonly state: PlanState;
  readonly plannedBy: string;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

export type UndoablePlan = Pick<Plan, 'id' | 'state'> & {
  /** Empty for a change that happened before such were kept. */
  readonly undo: readonly ChangedProduct[];
  readonly undoneBy: string | null;
};

/** The planned changes of a store, the next one first, then what happened since a time, the latest first. */
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

/** One planned change; undefined where the store has none of this id. */
export async function findPlanRow(
  db: Db,
  { storeId }: Pick<StoreScope, 'storeId'>,
  id: number,
): Promise<Plan | undefined> {
  return plansOf(db, storeId).where('id', '=', id).executeTakeFirst();
}

/** The same, which nobody else changes until the end. */
export async function lockPlanRow(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<Plan | undefined> {
  return plansOf(tx, storeId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The changes that a plan made, which nobody else undoes until the end. */
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

/** Keeps what a plan changed. */
export async function keepUndo(
  work: Work,
  id: number,
  undo: readonly ChangedProduct[],
): Promise<void> {
  await updateById(work, id, { undo: JSON.stringify(undo) });
}

/** Marks a locked plan as undone by the person who acts. */
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

/** Counts the changes that are still to happen. */
export async function countPlans(tx: Tx, { storeId }: StoreScope): Promise<number> {
  const { count } = await tx
    .selectFrom('plannedChanges')
    .where('storeId', '=', storeId)
    .where('state', '=', 'PLANNED')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes a new plan of the person who acts; answers its id. */
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

/** Makes a locked plan what it is to be, with the next version. Who changes it plans it from then on. */
export async function updatePlanRow(work: Work, plan: Plan, facts: PlanFacts): Promise<void> {
  await write(work, plan, { ...columnsOf(facts), plannedBy: work.scope.actor.name });
}

/** Puts a locked plan in another state, with the reason where it failed. */
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
