import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Limits on a web store customer's open unpaid orders. Amounts are in minor units. */
export type UnpaidFacts = {
  readonly maxOpenOrders: number;
  readonly maxOpenValue: number;
  readonly confirmAbove: number;
};

export async function findUnpaidLimits(
  db: Db | Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
): Promise<UnpaidFacts> {
  return db
    .selectFrom('store_settings')
    .where('store_id', '=', storeId)
    .select(['max_open_orders as maxOpenOrders', 'max_open_value as maxOpenValue'])
    .select('confirm_above as confirmAbove')
    .executeTakeFirstOrThrow();
}

export async function updateUnpaidLimits(
  tx: Tx,
  { storeId }: StoreScope,
  { maxOpenOrders, maxOpenValue, confirmAbove }: UnpaidFacts,
): Promise<void> {
  await tx
    .updateTable('store_settings')
    .set({
      max_open_orders: maxOpenOrders,
      max_open_value: maxOpenValue,
      confirm_above: confirmAbove,
    })
    .where('store_id', '=', storeId)
    .execute();
}
