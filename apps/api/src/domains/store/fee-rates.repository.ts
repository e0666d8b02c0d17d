import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The rates of the marketplace's fee on subtotal less discount, and on delivery fees, basis points. */
export type FeeRates = {
  readonly deliveredFeeRate: number;
  readonly pickedUpFeeRate: number;
  readonly deliveryCommissionRate: number;
};

/** The rates as they stand, held until the transaction ends. */
export async function lockFeeRates(tx: Tx, { storeId }: StoreScope): Promise<FeeRates> {
  return tx
    .selectFrom('store_settings')
    .where('store_id', '=', storeId)
    .forUpdate()
    .select(['delivered_fee_rate as deliveredFeeRate', 'picked_up_fee_rate as pickedUpFeeRate'])
    .select('delivery_commission_rate as deliveryCommissionRate')
    .executeTakeFirstOrThrow();
}

export async function updateFeeRatesRow(
  tx: Tx,
  { storeId }: StoreScope,
  { deliveredFeeRate, pickedUpFeeRate, deliveryCommissionRate }: FeeRates,
): Promise<void> {
  await tx
    .updateTable('store_settings')
    .set({
      delivered_fee_rate: deliveredFeeRate,
      picked_up_fee_rate: pickedUpFeeRate,
      delivery_commission_rate: deliveryCommissionRate,
    })
    .where('store_id', '=', storeId)
    .execute();
}
