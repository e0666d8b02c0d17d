import { rolesWith } from '@counter/contract/shared';
import type { Db, Tx } from './notifications.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Records a button press; returns false if it was already recorded. */
export async function createPress(
  tx: Tx,
  { storeId }: StoreScope,
  { pressId, at: pressedAt }: { readonly pressId: string; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pushPresses')
    .values({ storeId, pressId, pressedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns the approved stores whose orders a person may see. */
export async function findStoresWithOrders(db: Db | Tx, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.stores as store', 'store.id', 'member.storeId')
    .where('member.userId', '=', userId)
    .where('member.role', 'in', rolesWith('orders:read'))
    .where('store.approved', '=', true)
    .select('member.storeId')
    .execute();
  return rows.map(({ storeId }) => storeId);
}
