import type { FirstStep, KeptStep } from '@counter/contract/analytics';
import { sql } from 'kysely';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db, Work } from '../analytics.tables.ts';

/** Returns the saved states of a store's first steps. */
export async function findKeptSteps(
  db: Db,
  { storeId }: StoreScope,
): Promise<ReadonlyMap<FirstStep, KeptStep>> {
  const rows = await db
    .selectFrom('firstSteps')
    .where('storeId', '=', storeId)
    .select(['step', 'state'])
    .execute();
  return new Map(rows.map(({ step, state }) => [step, state]));
}

/** Saves that a step was done or skipped. A done step stays done. */
export async function saveStep(
  { tx, scope: { storeId }, at }: Work,
  {
    step,
    state,
    userId,
  }: { readonly step: FirstStep; readonly state: KeptStep; readonly userId: number },
): Promise<void> {
  await tx
    .insertInto('firstSteps')
    .values({ storeId, step, state, changedBy: userId, changedAt: at })
    .onConflict((old) =>
      old
        .columns(['storeId', 'step'])
        .doUpdateSet({ state, changedBy: userId, changedAt: at })
        .where('firstSteps.state', '<>', 'DONE'),
    )
    .execute();
}

/** Restores a skipped step. */
export async function deleteSkipped(
  { tx, scope: { storeId } }: Work,
  step: FirstStep,
): Promise<void> {
  await tx
    .deleteFrom('firstSteps')
    .where('storeId', '=', storeId)
    .where('step', '=', step)
    .where('state', '=', 'SKIPPED')
    .execute();
}

/** Returns the time at which the store first had nothing left to set up, if ever. */
export async function findReadyAt(db: Db, { storeId }: StoreScope): Promise<Date | undefined> {
  const row = await db
    .selectFrom('readyStores')
    .where('storeId', '=', storeId)
    .select('readyAt')
    .executeTakeFirst();
  return row?.readyAt;
}

/** Saves when the store first had nothing left to set up. */
export async function saveReady({ tx, scope: { storeId }, at }: Work): Promise<void> {
  await tx
    .insertInto('readyStores')
    .values({ storeId, readyAt: at })
    .onConflict((old) => old.column('storeId').doNothing())
    .execute();
}

/** Counts a store's completed and cancelled orders. Stops counting once a count exceeds `limit`. */
export async function countFirstOrders(
  db: Db,
  { storeId }: StoreScope,
  limit: number,
): Promise<{ readonly completed: number; readonly cancelled: number }> {
  const count = (status: 'COMPLETED' | 'STORE_REJECT') => sql`
    (select coalesce(sum(orders), 0)::bigint from (
      select orders from published.order_counts
      where store_id = ${storeId} and status = ${status} and orders > 0 limit ${limit + 1}
    ) days)`;
  const { rows } = await sql<{ completed: number; cancelled: number }>`
    select ${count('COMPLETED')} as completed, ${count('STORE_REJECT')} as cancelled`.execute(db);
  return rows[0] ?? { completed: 0, cancelled: 0 };
}
