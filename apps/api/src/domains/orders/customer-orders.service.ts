import type { CustomerOrders } from '@counter/contract/orders';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findCustomerOrdersRow } from './customer-orders.repository.ts';

/** What a customer ordered lately; nothing for somebody who is no customer of the store. */
export async function findCustomerOrders(
  db: Db,
  scope: StoreScope,
  customerId: number,
): Promise<CustomerOrders> {
  const { latest, ...rest } = await findCustomerOrdersRow(db, scope, customerId);
  return {
    ...rest,
    latest: latest.map((order) => ({
      ...order,
      placedAt: new Date(order.placedAt).toISOString(),
    })),
  };
}
