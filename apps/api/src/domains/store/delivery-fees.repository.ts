import { deliveryFees, type DeliveryFees } from '@counter/contract/store';
import { z } from 'zod/mini';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns the delivery fees of a store, its fields in the order of the contract. */
export async function findDeliveryFees(
  db: Db | Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
): Promise<DeliveryFees> {
  const { deliveryFees: fees } = await db
    .selectFrom('storeSettings')
    .where('storeId', '=', storeId)
    .select('deliveryFees')
    .executeTakeFirstOrThrow();
  return z.parse(deliveryFees, fees);
}

export async function updateDeliveryFees(
  tx: Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
  fees: DeliveryFees,
): Promise<void> {
  await tx
    .updateTable('storeSettings')
    .set({ deliveryFees: JSON.stringify(fees) })
    .where('storeId', '=', storeId)
    .execute();
}
