import type { HeldStore } from '@counter/contract/payouts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns the reason of staff to hold a store's payouts; undefined without a hold. */
export async function findHoldReason(db: Db | Tx, storeId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('payout_holds')
    .where('store_id', '=', storeId)
    .where('lifted_at', 'is', null)
    .select('reason')
    .executeTakeFirst();
  return row?.reason;
}

type NewHold = { readonly reason: string; readonly by: string; readonly at: Date };

/** Holds the payouts of a store; false where they are held already. */
export async function createHold(
  tx: Tx,
  { storeId }: StoreScope,
  { reason, by, at }: NewHold,
): Promise<boolean> {
  const row = await tx
    .insertInto('payout_holds')
    .values({ store_id: storeId, reason, held_by: by, held_at: at })
    .onConflict((conflict) =>
      conflict.column('store_id').where('lifted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the hold on the payouts of a store; answers its reason, undefined where there was none. */
export async function liftHoldRow(
  tx: Tx,
  { storeId }: StoreScope,
  { by, at }: Omit<NewHold, 'reason'>,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('payout_holds')
    .set({ lifted_by: by, lifted_at: at })
    .where('store_id', '=', storeId)
    .where('lifted_at', 'is', null)
    .returning('reason')
    .executeTakeFirst();
  return row?.reason;
}

/** The stores whose payouts are held by staff, the one held longest first. */
export async function findHeldStoreRows(db: Db): Promise<HeldStore[]> {
  const rows = await db
    .selectFrom('payout_holds')
    .innerJoin('stores', 'stores.id', 'payout_holds.store_id')
    .where('lifted_at', 'is', null)
    .orderBy('held_at')
    .select(['store_id as storeId', 'stores.name', 'stores.branch_name as branchName'])
    .select(['reason', 'held_by as heldBy', 'held_at as heldAt'])
    .execute();
  return rows.map(({ name, branchName, heldAt, ...row }) => ({
    ...row,
    storeName: `${name}, ${branchName}`,
    heldAt: heldAt.toISOString(),
  }));
}
