import { findCustomerOrders } from '@counter/contract/orders';
import { storeResource } from '../../../lib/resource/store-resource.ts';

/** Loads a customer's recent orders; refreshed whenever an order moves. */
export const useCustomerOrders = storeResource('orders').read(
  'customer',
  findCustomerOrders,
  ({ storeId }, customerId: number) => ({
    params: { storeId: String(storeId), customerId: String(customerId) },
  }),
);
