import type { Tx } from './store.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The marketplace's fee rates on the subtotal minus discount and on delivery fees, in basis points. */
export type FeeRates = {
  readonly deliveredFeeRate: number;
  readonly pickedUpFeeRate: number;
  readonly deliveryCommissionRate: number;
};

/** Returns the fee rates, locked until the transaction ends. */
export async function lockFeeRates(tx: Tx, { storeId }: StoreScope): Promise<FeeRates> {
  return tx
    .selectFrom('storeSettings')
    .where('storeId', '=', storeId)
    .forUpdate()
    .select(['deliveredFeeRate', 'pickedUpFeeRate'])
    .select('deliveryCommissionRate')
    .executeTakeFirstOrThrow();
}

export async function updateFeeRatesRow(
  tx: Tx,
  { storeId }: StoreScope,
  { deliveredFeeRate, pickedUpFeeRate, deliveryCommissionRate }: FeeRates,
): Promise<void> {
  await tx
    .updateTable('storeSettings')
    .set({
      deliveredFeeRate,
      pickedUpFeeRate,
      deliveryCommissionRate,
    })
    .where('storeId', '=', storeId)
    .execute();
}
