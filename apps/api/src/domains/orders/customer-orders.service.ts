import type { CustomerOrders } from '@counter/contract/orders';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findCustomerOrdersRow } from './customer-orders.repository.ts';

/** Returns a customer's recent orders; nothing for an unknown customer. */
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
