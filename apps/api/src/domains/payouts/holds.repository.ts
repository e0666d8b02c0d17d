import type { HeldStore } from '@counter/contract/payouts';
import type { Db, Tx } from './payouts.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns the operator's reason for holding a store's payouts; undefined without a hold. */
export async function findHoldReason(db: Db | Tx, storeId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('payoutHolds')
    .where('storeId', '=', storeId)
    .where('liftedAt', 'is', null)
    .select('reason')
    .executeTakeFirst();
  return row?.reason;
}

type NewHold = { readonly reason: string; readonly by: string; readonly at: Date };

/** Holds a store's payouts; returns false if they are already held. */
export async function createHold(
  tx: Tx,
  { storeId }: StoreScope,
  { reason, by, at }: NewHold,
): Promise<boolean> {
  const row = await tx
    .insertInto('payoutHolds')
    .values({ storeId, reason, heldBy: by, heldAt: at })
    .onConflict((conflict) => conflict.column('storeId').where('liftedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lifts the hold on a store's payouts; returns its reason, or undefined if there was none. */
export async function liftHoldRow(
  tx: Tx,
  { storeId }: StoreScope,
  { by, at }: Omit<NewHold, 'reason'>,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('payoutHolds')
    .set({ liftedBy: by, liftedAt: at })
    .where('storeId', '=', storeId)
    .where('liftedAt', 'is', null)
    .returning('reason')
    .executeTakeFirst();
  return row?.reason;
}

/** Returns the stores whose payouts operators hold, longest hold first. */
export async function findHeldStoreRows(db: Db): Promise<HeldStore[]> {
  const rows = await db
    .selectFrom('payoutHolds')
    .innerJoin('published.stores as store', 'store.id', 'payoutHolds.storeId')
    .where('liftedAt', 'is', null)
    .orderBy('heldAt')
    .select(['storeId', 'store.name', 'store.branchName'])
    .select(['reason', 'heldBy', 'heldAt'])
    .execute();
  return rows.map(({ name, branchName, heldAt, ...row }) => ({
    ...row,
    storeName: `${name}, ${branchName}`,
    heldAt: heldAt.toISOString(),
  }));
}
