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
    .selectFrom('storeSettings')
    .where('storeId', '=', storeId)
    .select(['maxOpenOrders', 'maxOpenValue'])
    .select('confirmAbove')
    .executeTakeFirstOrThrow();
}

export async function updateUnpaidLimits(
  tx: Tx,
  { storeId }: StoreScope,
  { maxOpenOrders, maxOpenValue, confirmAbove }: UnpaidFacts,
): Promise<void> {
  await tx
    .updateTable('storeSettings')
    .set({
      maxOpenOrders,
      maxOpenValue,
      confirmAbove,
    })
    .where('storeId', '=', storeId)
    .execute();
}
