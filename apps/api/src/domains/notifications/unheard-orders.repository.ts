import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Tx } from './notifications.tables.ts';

/** Records that the managers are messaged about an order; returns false if it was already recorded. */
export async function createUnheardMessage(
  tx: Tx,
  { storeId }: StoreScope,
  { orderId, at }: { readonly orderId: number; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('unheardMessages')
    .values({ storeId, orderId, writtenAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
