import type { Work } from './adjustments.tables.ts';
import { sql } from 'kysely';
import { erasedCustomer } from '@counter/contract/customers';

/** Takes the name of the customer off the charges for orders. */
export async function eraseChargedCustomer(
  { tx, scope }: Work,
  orderIds: readonly number[],
): Promise<void> {
  await tx
    .updateTable('charges')
    .where('storeId', '=', scope.storeId)
    .where('orderId', '=', sql<number>`any(${orderIds}::bigint[])`)
    .set({ customer: erasedCustomer })
    .execute();
}
