import { deliveryFees, type DeliveryFees } from '@counter/contract/store';
import { z } from 'zod/mini';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns the delivery fees of a store, its fields in the order of the contract. */
export async function findDeliveryFees(
  db: Db | Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
): Promise<DeliveryFees> {
  const { delivery_fees: fees } = await db
    .selectFrom('store_settings')
    .where('store_id', '=', storeId)
    .select('delivery_fees')
    .executeTakeFirstOrThrow();
  return z.parse(deliveryFees, fees);
}

export async function updateDeliveryFees(
  tx: Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
  fees: DeliveryFees,
): Promise<void> {
  await tx
    .updateTable('store_settings')
    .set({ delivery_fees: JSON.stringify(fees) })
    .where('store_id', '=', storeId)
    .execute();
}
