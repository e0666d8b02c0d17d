import type { Work } from './adjustments.tables.ts';
import { sql } from 'kysely';
import { erasedCustomer } from '@counter/contract/customers';

/** Replaces the customer's name on the charges of the orders. */
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
