import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Tx } from './notifications.tables.ts';

/** Notes that the managers are messaged about an order; false if they were before. */
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
